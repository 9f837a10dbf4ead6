// What has outlived its time goes, what has not stays, of each kind; who looks twice, or at once, finds nothing twice.
import { HISTORICO_MS } from '@martelo/contracts/core/frames.ts'
import { ehCurta, type Guardada, GUARDADAS, PRAZOS_DE_GUARDA } from '@martelo/domain/guarda/guarda.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { purgarDados } from './purgar-dados.job.ts'

let c: Cenario
/** an event that is long over */
let evento = 0
beforeAll(async () => {
  c = await criarCenario({ clientes: 1, lotes: 1 })
  const r = await sql<{ id: number }>`insert into evento (hot_id, nome, local, inicio_at, fim_at)
    values (${c.hotsite.id}, 'Antigo', 'Pátio', now() - interval '3 years', now() - interval '2 years') returning id`.execute(
    c.banco.sistema,
  )
  evento = r.rows[0]?.id ?? 0
})
afterAll(() => c.fechar())
beforeEach(async () => {
  for (const g of GUARDADAS) await sql`delete from ${sql.table(g)}`.execute(c.banco.sistema)
})

/** The columns of one row besides its instant, and the column that says how old it is. */
const LINHAS: Readonly<Record<Guardada, readonly [string, string]>> = {
  historico_login: ['hot_id, email, forma, resultado', `$H, 'a@b.com', 'cliente', 'ok'`],
  sessao: [
    'hot_id, usu_id, familia, refresh_hash',
    `$H, $U, gen_random_uuid(), uuid_send(gen_random_uuid())`,
  ],
  visita: ['hot_id, url, visitante_uid', `$H, '/', gen_random_uuid()`],
  caixa_postal: ['hot_id, canal, para, texto', `$H, 'email', 'a@b.com', 'x'`],
  aviso: [
    'hot_id, cli_id, tipo, chave, destinatario, titulo, vence_at',
    `$H, $C, 'busca', gen_random_uuid()::text, 'u:1', 'x', now()`,
  ],
  inscricao_push: [
    'hot_id, cli_id, endpoint, p256dh, auth',
    `$H, $C, 'https://fcm.googleapis.com/' || gen_random_uuid(), repeat('x', 87), repeat('x', 22)`,
  ],
  newsletter_inscricao: [
    'hot_id, email, nome, consentimento',
    `$H, gen_random_uuid() || '@b.com', 'A', 'sim'`,
  ],
  busca_salva: [
    'hot_id, email, nome, endereco, origem, filtros, consentimento',
    `$H, gen_random_uuid() || '@b.com', 'A', '/leilao', 'https://b.com', '[]', 'sim'`,
  ],
  mensagem_do_site: [
    'hot_id, tipo, nome, email, assunto, texto, visto_at',
    `$H, 'contato', 'A', 'a@b.com', 'x', 'x', now()`,
  ],
  evento_convidado: [
    'hot_id, eve_id, nome, email, codigo',
    `$H, $E, 'A', gen_random_uuid() || '@b.com', left(gen_random_uuid()::text, 10)`,
  ],
  visitacao: [
    'hot_id, pat_id, lel_id, nome, email, telefone, inicio, vaga, situacao',
    `$H, (select min(id) from patio where hot_id = $H), (select min(id) from lote where hot_id = $H), 'A', 'a@b.com', 'x', '2000-01-01', 1, 'realizada'`,
  ],
  consentimento: ['hot_id, escolha, versao', `$H, 'nada', 1`],
  pix_notificacao: ['hot_id, bruto', `$H, '{}'`],
  procob_consulta: [
    'hot_id, cli_id, tipo, base_legal, finalidade, resultado, dados, consultado_by',
    `$H, $C, 'CADASTRO', 'CONTRATO', 'x', 'Falha', '{}', $U`,
  ],
  documento_restrito: ['hot_id, cli_id, integradora, restrito', `$H, $C, 'Bradesco', false`],
  mapfre_evento: [
    'hot_id, sentido, event_code, objeto, removal_id, chave, quando, status',
    `$H, 'entrada', 'S05', 'removal', 'R-1', gen_random_uuid()::text, now(), 'WAITING'`,
  ],
  externo_registro: [
    'hot_id, parceiro, operacao, sentido, desfecho, duracao_ms',
    `$H, 'sms', 'enviar', 'saida', 'ok', 1`,
  ],
  externo_envio: [
    'hot_id, parceiro, operacao, chave, dados, situacao',
    `$H, 'sms', 'torpedo', gen_random_uuid(), '{}', 'entregue'`,
  ],
  externo_aviso: [
    'hot_id, parceiro, aviso_id, corpo, situacao',
    `$H, 'sms', gen_random_uuid(), '', 'processado'`,
  ],
  evento_comitente: [
    'hot_id, com_id, ambiente, tipo, dados',
    `$H, (select min(id) from comitente where hot_id = $H), 'teste', 'ensaio', '{}'`,
  ],
  entrada_comitente: [
    'hot_id, com_id, origem, ambiente, criados, repetidos, erros, linhas',
    `$H, (select min(id) from comitente where hot_id = $H), 'api', 'teste', 0, 0, 0, '[]'`,
  ],
  segredo_uso_unico: ['hot_id, usu_id, tipo, segredo_hash', `$H, $U, 'senha', uuid_send(gen_random_uuid())`],
  mudanca_de_contato: [
    'hot_id, usu_id, canal, antes, depois, situacao',
    `$H, $U, 'email', 'a@b.com', 'c@b.com', 'feita'`,
  ],
  aparelho_conhecido: ['hot_id, usu_id, resumo', `$H, $U, uuid_send(gen_random_uuid())`],
  cadastro_pendente: [
    'hot_id, segredo_hash, email, dados',
    `$H, uuid_send(gen_random_uuid()), 'a@b.com', '{}'`,
  ],
  login_pendente: [
    'hot_id, usu_id, resumo, forma, manter_logado',
    `$H, $U, uuid_send(gen_random_uuid()), 'cliente', false`,
  ],
  pedido_idempotente: ['hot_id, usu_id, chamada, chave', `$H, $U, 'x', gen_random_uuid()`],
  limite_de_taxa: ['chave', `'x'`],
  sala_quadro: ['lei_id, versao, hot_id, quadro', `$L, (random() * 1e12)::bigint, $H, '{}'`],
  acesso_revogado: ['familia', `gen_random_uuid()::text`],
}
const QUANDO: Partial<Record<Guardada, string>> = {
  sessao: 'expira_at',
  segredo_uso_unico: 'expira_at',
  aparelho_conhecido: 'visto_at',
  cadastro_pendente: 'expira_at',
  login_pendente: 'expira_at',
  caixa_postal: 'criado_at',
  pedido_idempotente: 'criado_at',
  aviso: 'created_at',
  inscricao_push: 'created_at',
  mensagem_do_site: 'created_at',
  consentimento: 'created_at',
  evento_convidado: 'created_at',
  visitacao: 'fim',
  newsletter_inscricao: 'saiu_at',
  busca_salva: 'confirmacao_enviada_at',
  pix_notificacao: 'recebida_at',
  procob_consulta: 'consultado_at',
  documento_restrito: 'consultado_at',
  mapfre_evento: 'recebido_at',
  externo_envio: 'concluido_at',
  externo_aviso: 'recebido_at',
  evento_comitente: 'criado_at',
  entrada_comitente: 'criada_at',
}

async function por(g: Guardada, quantas: number, horasAtras: number): Promise<void> {
  const [colunas, valores] = LINHAS[g]
  const [cli] = c.clientes
  const ids: Readonly<Record<string, number>> = {
    $H: c.hotsite.id,
    $U: c.equipe.usuId,
    $C: cli?.cliId ?? 0,
    $L: c.leilao.id,
    $E: evento,
  }
  const cheios = valores.replace(/\$[HUCLE]/g, (k) => String(ids[k]))
  await sql`insert into ${sql.table(g)} (${sql.raw(colunas)}, ${sql.raw(QUANDO[g] ?? 'quando')})
    select ${sql.raw(cheios)}, now() - make_interval(hours => ${horasAtras}) from generate_series(1, ${quantas})`.execute(
    c.banco.sistema,
  )
}
const quantas = async (g: Guardada): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(g)}`.execute(c.banco.sistema)).rows[0]
    ?.n ?? -1
const trilha = async () =>
  (
    await sql<{ hotId: number; uid: string; depois: { linhas: number }; motivo: string }>`
      select hot_id, entidade_uid as uid, depois, motivo from auditoria where entidade = 'guarda' order by id`.execute(
      c.banco.sistema,
    )
  ).rows

test.each(GUARDADAS)('%s: the old go, the young stay', async (g) => {
  const { horas, pessoal, fonte } = PRAZOS_DE_GUARDA[g]
  const antes = (await trilha()).length
  await por(g, 3, horas + 1)
  await por(g, 2, horas - 1)
  expect(await purgarDados(c.servicos, [g])).toEqual(new Map([[g, 3]]))
  expect(await quantas(g)).toBe(2)
  expect(await purgarDados(c.servicos, [g])).toEqual(new Map())
  const linhas = (await trilha()).slice(antes)
  expect(linhas).toEqual(
    pessoal ? [{ hotId: c.hotsite.id, uid: g, depois: { linhas: 3 }, motivo: fonte }] : [],
  )
})

test('in pieces, by two processes at once: every row once, and the audit adds up', async () => {
  const g = 'visita'
  await por(g, 95, PRAZOS_DE_GUARDA[g].horas + 1)
  const antes = (await trilha()).length
  const outro = await c.outroProcesso()
  const [a, b] = await Promise.all([purgarDados(c.servicos, [g], 10), purgarDados(outro, [g], 10)])
  expect((a.get(g) ?? 0) + (b.get(g) ?? 0)).toBe(95)
  const linhas = (await trilha()).slice(antes)
  expect(linhas.reduce((t, l) => t + l.depois.linhas, 0)).toBe(95)
  expect(linhas.every((l) => l.depois.linhas <= 10)).toBe(true)
})

test('an unread message, and a living login with old tokens, stay', async () => {
  await por('mensagem_do_site', 1, PRAZOS_DE_GUARDA.mensagem_do_site.horas + 1)
  await sql`update mensagem_do_site set visto_at = null`.execute(c.banco.sistema)
  await por('sessao', 1, -1)
  expect(await purgarDados(c.servicos, GUARDADAS)).toEqual(new Map())
})

test('a watcher who comes back to a room still finds what he may ask for', () => {
  expect(PRAZOS_DE_GUARDA.sala_quadro.horas * 3_600_000).toBeGreaterThan(HISTORICO_MS)
  expect(GUARDADAS.filter(ehCurta)).toContain('sala_quadro')
})

test('a guest invited long ago to an event that is not over stays', async () => {
  await por('evento_convidado', 1, PRAZOS_DE_GUARDA.evento_convidado.horas + 1)
  await sql`update evento set fim_at = now() + interval '1 day' where id = ${evento}`.execute(c.banco.sistema)
  expect(await purgarDados(c.servicos, ['evento_convidado'])).toEqual(new Map())
  await sql`update evento set fim_at = now() - interval '2 years' where id = ${evento}`.execute(
    c.banco.sistema,
  )
})
