// The mechanism of notices on a real database, with real servers for mail, SMS, WhatsApp and push: every kind by every
// channel, what people and houses turned off, hours of silence, the digest, and once each though all of it failed first.
import {
  avisoDe,
  canaisPossiveis,
  exemplosDe,
  TIPOS_DE_AVISO,
  type TipoDeAviso,
} from '@martelo/domain/avisos/catalogo.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { abrirSmtp, type SmtpDeTeste } from '../../../../../tests/pg/smtp-de-teste.ts'
import { iniciarPortadorDeSms, type PortadorSimulado } from '../../simuladores/portador-de-sms.ts'
import { iniciarServicoDePush, type ServicoDePush } from '../../simuladores/servico-de-push.ts'
import { tentarEnvio } from '../externo/envio.ts'
import { SMS } from '../mail/sms.integration.ts'
import { SMTP } from '../mail/smtp.integration.ts'
import { WHATSAPP } from '../mail/whatsapp.integration.ts'
import type { NovoAviso } from './avisar.ts'
import type { Servicos } from '../servicos.ts'
import { chavesVapid } from './chaves-vapid.ts'
import { entregarPush } from './enviar-push.job.ts'
import { conhecerServicoDePush } from './servicos-de-push.ts'
import { soltarAdiadas } from './soltar-adiadas.job.ts'

let c: Cenario
let [sms, zap]: PortadorSimulado[] = []
let push: ServicoDePush
let smtp: SmtpDeTeste
let correioFora = 0
const paradas: (() => unknown)[] = []
const quem = () => c.clientes[0] as ClienteDoCenario

/** Each process has its own: one without would keep a message in the house's mailbox and call it sent. */
function ligarPortas({ externo }: Servicos): void {
  externo.usarPlataforma(SMS, { url: sms?.url, token: sms?.token, segredoDosAvisos: '' })
  externo.usarPlataforma(WHATSAPP, { url: zap?.url, token: zap?.token, segredoDosAvisos: '' })
  externo.usarPlataforma(SMTP, { url: smtp.url, remetente: 'casa@exemplo.com.br' })
}
async function outroProcesso(): Promise<Servicos> {
  const outro = await c.outroProcesso()
  ligarPortas(outro)
  return outro
}

beforeAll(async () => {
  c = await criarCenario({ lotes: 0, clientes: 2 })
  sms = await iniciarPortadorDeSms()
  zap = await iniciarPortadorDeSms()
  push = await iniciarServicoDePush()
  smtp = await abrirSmtp(() => (correioFora-- > 0 ? '451 later' : null))
  ligarPortas(c.servicos)
  paradas.push(
    conhecerServicoDePush(push.url),
    () => sms?.parar(),
    () => zap?.parar(),
    () => push.parar(),
    () => smtp.fechar(),
  )
  await sql`update cliente set telefone1 = '+5511987654321', telefone_confirmado_at = now()`.execute(
    c.banco.sistema,
  )
  const { endpoint, keys } = push.inscrever((await chavesVapid(c.servicos)).publicKey)
  await sql`insert into inscricao_push (hot_id, cli_id, endpoint, p256dh, auth) values (${c.hotsite.id}, ${quem().cliId}, ${endpoint}, ${keys.p256dh}, ${keys.auth})`.execute(
    c.banco.sistema,
  )
})
afterAll(async () => {
  for (const p of paradas) await p()
  await c.fechar()
})
beforeEach(async () => {
  for (const t of [
    'aviso',
    'preferencia_de_canal',
    'sossego',
    'aviso_da_casa',
    'aviso_texto',
    'assinatura_email',
    'externo_envio',
    'caixa_postal',
  ])
    await sql`delete from ${sql.table(t)}`.execute(c.banco.sistema)
  await sql`delete from graphile_worker._private_jobs`.execute(c.banco.sistema)
})

const avisar = <T extends TipoDeAviso>(a: Partial<NovoAviso<T>> & { tipo: T }) =>
  c.banco.doHotsite(c.hotsite.id, (tx) =>
    c.servicos.correio.avisar(tx, c.hotsite.id, {
      para: { usuId: quem().usuId },
      variaveis: exemplosDe(a.tipo),
      link: '/cliente/compras/1',
      ...a,
    } as unknown as NovoAviso<T>),
  )
const preferir = (tipo: string, canal: string, ligado: boolean) =>
  sql`insert into preferencia_de_canal (hot_id, usu_id, tipo, canal, ligado) values (${c.hotsite.id}, ${quem().usuId}, ${tipo}, ${canal}, ${ligado})`.execute(
    c.banco.sistema,
  )
const entregas = async () =>
  (
    await sql<{ canal: string; situacao: string; motivo: string | null }>`
      select canal, situacao, motivo from aviso_entrega order by id`.execute(c.banco.sistema)
  ).rows.map((e) => [e.canal, e.situacao, ...(e.motivo ? [e.motivo] : [])].join(' '))
const mensagens = async () =>
  (
    await sql<{ canal: string; para: string; assunto: string; texto: string; sairUrl: string | null }>`
      select canal, para, assunto, texto, sair_url from caixa_postal order by id`.execute(c.banco.sistema)
  ).rows

/** All that waits in the outbox and for devices, tried by as many workers at once. */
async function trabalhar(s = [c.servicos, c.servicos]): Promise<void> {
  await sql`update externo_envio set proxima_at = now() - interval '1 minute' where situacao = 'pendente'`.execute(
    c.banco.sistema,
  )
  const envios = await sql<{
    id: number
  }>`select id from externo_envio where situacao = 'pendente' order by id`.execute(c.banco.sistema)
  const aparelhos = await sql<{
    id: number
  }>`select id from aviso_entrega where canal = 'push' and situacao = 'pendente'`.execute(c.banco.sistema)
  await Promise.all(
    s.flatMap((um) => [
      ...envios.rows.map(({ id }) => tentarEnvio(um.externo, id, 0.5)),
      ...aparelhos.rows.map(({ id }) => entregarPush(um, id, Date.now()).catch(() => 'de novo')),
    ]),
  )
}

test('each kind goes by each of its channels, filled', async () => {
  for (const tipo of TIPOS_DE_AVISO) {
    for (const canal of canaisPossiveis(tipo)) await preferir(tipo, canal, true)
    await sql`delete from aviso`.execute(c.banco.sistema)
    await sql`delete from caixa_postal`.execute(c.banco.sistema)
    await avisar({ tipo })
    expect([tipo, (await entregas()).map((e) => e.split(' ')[0])]).toEqual([tipo, canaisPossiveis(tipo)])
    for (const m of await mensagens()) {
      expect(`${m.assunto}${m.texto}`).not.toMatch(/[{}]|undefined/)
      expect(m.texto).not.toBe('')
    }
  }
})

test('what the person turned off is left out and said; what proves an act goes all the same', async () => {
  for (const canal of ['sino', 'push', 'email']) {
    await preferir('venda-criada', canal, false)
    await preferir('documentos-aprovados', canal, false)
  }
  await preferir('superado', 'email', true)
  await avisar({ tipo: 'venda-criada' })
  expect(await entregas()).toEqual([
    'sino dispensada preferencia',
    'push dispensada preferencia',
    'email pendente',
  ])
  await avisar({ tipo: 'documentos-aprovados' })
  expect((await entregas()).slice(3)).toEqual(
    ['sino', 'push', 'email'].map((x) => `${x} dispensada preferencia`),
  )
  await avisar({ tipo: 'superado' })
  const [compra, lance] = await mensagens()
  expect([compra?.sairUrl, lance?.sairUrl?.split('/').slice(3, 5)]).toEqual([null, ['avisos', 'sair']])
})

test('a house chooses its channels and words, and another house’s are never used', async () => {
  const texto = (hotId: number, idioma: string, titulo: string) =>
    sql`insert into aviso_texto (hot_id, tipo, idioma, forma, titulo, texto) values (${hotId}, 'documentos-aprovados', ${idioma}, 'carta', ${titulo}, 'Oi, {nome}! {link}')`.execute(
      c.banco.sistema,
    )
  await texto(c.outroHotsite.id, 'pt-BR', 'Da outra casa')
  await sql`insert into aviso_da_casa (hot_id, tipo, canais) values (${c.outroHotsite.id}, 'documentos-aprovados', '{sino}')`.execute(
    c.banco.sistema,
  )
  await avisar({ tipo: 'documentos-aprovados' })
  await texto(c.hotsite.id, 'pt-BR', 'Desta casa, {casa}')
  await avisar({ tipo: 'documentos-aprovados' })
  await texto(c.hotsite.id, 'en', 'From this house')
  await sql`insert into sossego (hot_id, usu_id, idioma) values (${c.hotsite.id}, ${quem().usuId}, 'en')`.execute(
    c.banco.sistema,
  )
  await avisar({ tipo: 'documentos-aprovados' })
  await sql`update sossego set idioma = 'es'`.execute(c.banco.sistema)
  await avisar({ tipo: 'documentos-aprovados' })
  const nome = c.hotsite.nome
  expect((await mensagens()).map((m) => m.assunto)).toEqual([
    `Documentos aprovados em ${nome}`,
    `Desta casa, ${nome}`,
    'From this house',
    `Desta casa, ${nome}`,
  ])
  await sql`insert into aviso_da_casa (hot_id, tipo, canais) values (${c.hotsite.id}, 'documentos-aprovados', '{sino}')`.execute(
    c.banco.sistema,
  )
  await avisar({ tipo: 'documentos-aprovados' })
  expect((await entregas()).slice(-3)).toEqual([
    'sino enviada',
    'push dispensada casa',
    'email dispensada casa',
  ])
})

test('in the quiet hours devices wait, the bell and letters do not; two processes release each once', async () => {
  await sql`insert into sossego (hot_id, usu_id, silencio_de, silencio_ate)
    values (${c.hotsite.id}, ${quem().usuId}, to_char(now() at time zone 'America/Sao_Paulo' - interval '1 hour', 'HH24:MI'), to_char(now() at time zone 'America/Sao_Paulo' + interval '1 hour', 'HH24:MI'))`.execute(
    c.banco.sistema,
  )
  await preferir('documentos-aprovados', 'sms', true)
  await avisar({ tipo: 'documentos-aprovados' })
  expect(await entregas()).toEqual(['sino enviada', 'push adiada', 'email pendente', 'sms adiada'])
  // Stale before the silence ends, and a code that is awaited now.
  await avisar({ tipo: 'superado' })
  await avisar({ tipo: 'codigo-de-contato', canais: ['sms'] })
  expect((await entregas()).slice(4)).toEqual(['sino enviada', 'push dispensada vencida', 'sms pendente'])
  expect(await soltarAdiadas(c.servicos)).toBe(0)
  const depois = new Date(Date.now() + 3 * 3_600_000)
  const outro = await outroProcesso()
  const soltas = await Promise.all([soltarAdiadas(c.servicos, depois), soltarAdiadas(outro, depois)])
  expect(soltas[0] + soltas[1]).toBe(2)
  expect((await entregas()).slice(0, 4)).toEqual([
    'sino enviada',
    'push pendente',
    'email pendente',
    'sms pendente',
  ])
  expect((await mensagens()).filter((m) => m.canal === 'sms' && m.texto.includes('Documentos'))).toHaveLength(
    1,
  )
  // Turned off while it waited.
  await avisar({ tipo: 'documentos-aprovados' })
  await sql`update preferencia_de_canal set ligado = false`.execute(c.banco.sistema)
  await preferir('documentos-aprovados', 'push', false)
  expect(await soltarAdiadas(c.servicos, depois)).toBe(0)
  expect((await entregas()).slice(-4)).toEqual([
    'sino enviada',
    'push dispensada preferencia',
    'email pendente',
    'sms dispensada preferencia',
  ])
})

test('the digest: what may wait comes in one letter, what may not comes alone', async () => {
  await sql`insert into sossego (hot_id, usu_id, resumo) values (${c.hotsite.id}, ${quem().usuId}, true)`.execute(
    c.banco.sistema,
  )
  await avisar({ tipo: 'lembrete-dia', link: '/leilao/um' })
  await avisar({ tipo: 'lembrete-dia', link: '/leilao/dois' })
  await avisar({ tipo: 'venda-criada' })
  expect(await mensagens()).toHaveLength(1)
  const amanha = new Date(Date.now() + 25 * 3_600_000)
  await Promise.all([soltarAdiadas(c.servicos, amanha), soltarAdiadas(await outroProcesso(), amanha)])
  const [, resumo, ...mais] = await mensagens()
  expect(mais).toEqual([])
  expect(resumo?.assunto).toContain('Os seus avisos')
  expect(resumo?.texto).toMatch(/\/leilao\/um[\s\S]*\/leilao\/dois/)
  await trabalhar()
  expect((await entregas()).filter((e) => e.startsWith('email'))).toEqual(
    Array.from({ length: 4 }, () => 'email enviada'),
  )
})

test('told once though it is told twice, by two processes, and three channels fail at first', async () => {
  await preferir('venda-fechada', 'sms', true)
  await preferir('venda-fechada', 'whatsapp', true)
  const outro = await outroProcesso()
  const um = (s = c.servicos) =>
    s.banco.doHotsite(c.hotsite.id, (tx) =>
      s.correio.avisar(tx, c.hotsite.id, {
        tipo: 'venda-fechada',
        para: { cliId: quem().cliId },
        variaveis: { ...exemplosDe('venda-fechada') } as never,
        chave: 'venda-1',
      }),
    )
  const feitos = await Promise.all([um(), um(outro), um()])
  expect(feitos.flat()).toHaveLength(1)
  expect(await um()).toEqual([])
  // Down for the whole of the first round: the second worker may come to a message after the first one has failed with it.
  const portadores = (modo: 'erro' | 'normal') => {
    for (const s of [sms, zap]) Object.assign(s?.controle ?? {}, { modo, vezes: 0 })
  }
  correioFora = Number.POSITIVE_INFINITY
  push.falhar(503, 2)
  portadores('erro')
  const [recebidas, chegadas] = [smtp.recebidas.length, [sms, zap].map((s) => s?.recebidas.length ?? 0)]
  await trabalhar([outro, c.servicos])
  expect(await entregas()).toEqual([
    'sino enviada',
    'push pendente',
    'email pendente',
    'sms pendente',
    'whatsapp pendente',
  ])
  correioFora = 0
  portadores('normal')
  // A letter to a slow server may take another try: what counts is that each goes in the end, and once.
  const tentar = async () => {
    await trabalhar([outro, c.servicos])
    return entregas()
  }
  await expect
    .poll(tentar, { timeout: 20_000 })
    .toEqual(['sino', 'push', 'email', 'sms', 'whatsapp'].map((x) => `${x} enviada`))
  expect(smtp.recebidas.length - recebidas).toBe(1)
  expect([sms, zap].map((s, i) => (s?.recebidas.length ?? 0) - (chegadas[i] ?? 0))).toEqual([1, 1])
})

test('a letter is a table with a plain part, a way out, and who of the house wrote it', async () => {
  await preferir('superado', 'email', true)
  await sql`insert into assinatura_email (hot_id, usu_id, nome, cargo, telefone) values (${c.hotsite.id}, ${c.equipe.usuId}, 'Carla Dias', 'SAC', '11 3333-4444')`.execute(
    c.banco.sistema,
  )
  await avisar({ tipo: 'superado', por: c.equipe.usuId })
  await trabalhar()
  const carta =
    smtp.recebidas
      .at(-1)
      ?.replace(/=\r\n/g, '')
      .replace(/\r\n[ \t]/g, '') ?? ''
  expect(carta).toMatch(/^List-Unsubscribe: ?<http.*\/avisos\/sair\//m)
  expect(carta).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(carta).toContain('Content-Type: text/plain')
  expect(carta).toMatch(/prefers-color-scheme/)
  expect(carta).toContain('role=3D"presentation"')
  expect(carta.match(/Carla Dias/g)).toHaveLength(2)
})

test('codes stand in the message alone; a rolled back transaction tells nothing', async () => {
  await avisar({ tipo: 'codigo-de-contato', canais: ['email'] })
  const { rows } = await sql<{
    tudo: string
  }>`select a.titulo || a.texto || coalesce(e.titulo, '') || coalesce(e.texto, '') as tudo from aviso a join aviso_entrega e on e.avi_id = a.id`.execute(
    c.banco.sistema,
  )
  expect(rows[0]?.tudo).not.toContain(String(avisoDe('codigo-de-contato').variaveis.codigo?.exemplo))
  expect((await mensagens())[0]?.texto).toContain('482913')
  await expect(
    c.banco.doHotsite(c.hotsite.id, async (tx) => {
      await c.servicos.correio.avisar(tx, c.hotsite.id, {
        tipo: 'senha-trocada',
        para: { usuId: quem().usuId },
        variaveis: {},
      })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await mensagens()).toHaveLength(1)
})

test('the house: its mailbox by letter, and by the bell those whose work it is', async () => {
  await sql`update hotsite set email_contato = 'contato@casa.com.br' where id = ${c.hotsite.id}`.execute(
    c.banco.sistema,
  )
  await avisar({ tipo: 'problema-relatado', para: { casa: true } })
  expect((await mensagens()).map((m) => m.para)).toEqual(['contato@casa.com.br'])
  const { rows } = await sql<{
    papeis: string[]
  }>`select u.papeis from aviso_entrega e join usuario u on u.id = e.usu_id where e.canal = 'sino'`.execute(
    c.banco.sistema,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { papeis } of rows)
    expect(papeis.some((p) => avisoDe('problema-relatado').papeis?.includes(p))).toBe(true)
  await sql`insert into aviso_da_casa (hot_id, tipo, canais, destinatarios) values (${c.hotsite.id}, 'problema-relatado', '{sino,email}', '{a@casa.com.br,b@casa.com.br}')`.execute(
    c.banco.sistema,
  )
  await avisar({ tipo: 'problema-relatado', para: { casa: true } })
  expect((await mensagens()).slice(1).map((m) => m.para)).toEqual(['a@casa.com.br', 'b@casa.com.br'])
})
