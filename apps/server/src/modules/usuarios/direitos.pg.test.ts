// What one person may beyond or below his roles, from where, in whose name: on a real database.
import { encerrarSessoes } from '@martelo/contracts/usuarios/encerrar-sessoes.contract.ts'
import { minhasSessoes } from '@martelo/contracts/usuarios/minhas-sessoes.contract.ts'
import { darPermissao } from '@martelo/contracts/usuarios/dar-permissao.contract.ts'
import { encerrarLiberacao } from '@martelo/contracts/usuarios/encerrar-liberacao.contract.ts'
import { encerrarPermissao } from '@martelo/contracts/usuarios/encerrar-permissao.contract.ts'
import { encerrarSessaoDeUsuario } from '@martelo/contracts/usuarios/encerrar-sessao-de-usuario.contract.ts'
import { liberarAcesso } from '@martelo/contracts/usuarios/liberar-acesso.contract.ts'
import { minhasLiberacoes } from '@martelo/contracts/usuarios/minhas-liberacoes.contract.ts'
import { refreshToken } from '@martelo/contracts/usuarios/refresh-token.contract.ts'
import { regraDeAcesso } from '@martelo/contracts/usuarios/regra-de-acesso.contract.ts'
import { representarUsuario } from '@martelo/contracts/usuarios/representar-usuario.contract.ts'
import { responderLiberacao } from '@martelo/contracts/usuarios/responder-liberacao.contract.ts'
import { usarLiberacao } from '@martelo/contracts/usuarios/usar-liberacao.contract.ts'
import { efetuarLogout } from '@martelo/contracts/usuarios/efetuar-logout.contract.ts'
import { voltarDaConta } from '@martelo/contracts/usuarios/voltar-da-conta.contract.ts'
import { usuarioPorUid } from '@martelo/contracts/usuarios/usuario-por-uid.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import type { Tx } from '../../core/database/database.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { revogarTodas } from './usuarios.sql.ts'
import { vencerLiberacoes } from './vencer-liberacoes.job.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
})
afterAll(() => c.fechar())

const adm = () => c.ctx({ ...c.equipe, papeis: ['ADM'] })
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const conta = async (p: Pessoa) =>
  (await executarChamada(adm(), usuarioPorUid, { params: { uid: p.usuUid } })).valor
const abrirSessao = async (p: Pessoa): Promise<string> => {
  const r = await sql<{
    familia: string
  }>`insert into sessao (hot_id, usu_id, familia, refresh_hash, expira_at)
    values (${c.hotsite.id}, ${p.usuId}, gen_random_uuid(), uuid_send(gen_random_uuid()), now() + interval '1 day')
    returning familia`.execute(c.banco.sistema)
  return r.rows[0]?.familia ?? ''
}
const emDias = (dias: number): string => new Date(Date.now() + dias * 86_400_000).toISOString()

test('a permission is given with reason and end, ends the sessions, and is taken back', async () => {
  await abrirSessao(c.leiloeiro)
  const body = { permissao: 'cliente:unir', sentido: 'dar', motivo: 'Férias do colega', ate: emDias(10) }
  const uid = c.leiloeiro.usuUid
  const dada = await executarChamada(adm(), darPermissao, { params: { uid }, body })
  expect(dada.valor).toMatchObject({ sessoes: 0 })
  expect(dada.valor.permissoes).toMatchObject([{ permissao: 'cliente:unir', sentido: 'dar', emVigor: true }])

  const passada = await executarChamada(adm(), darPermissao, {
    params: { uid },
    body: { ...body, ate: emDias(-1) },
  })
  expect(passada.erro?.campos).toHaveProperty('ate')
  const inventada = await executarChamada(adm(), darPermissao, {
    params: { uid },
    body: { ...body, permissao: 'tudo:poder' },
  })
  expect(inventada.erro?.campos).toHaveProperty('permissao')
  const propria = await executarChamada(adm(), darPermissao, { params: { uid: c.equipe.usuUid }, body })
  expect(propria.erro?.error).toBe('PROPRIA')

  const perUid = dada.valor.permissoes[0]?.uid
  const finda = await executarChamada(adm(), encerrarPermissao, { params: { uid, perUid } })
  expect(finda.valor.permissoes.filter((p) => p.emVigor)).toEqual([])
  const outra = await executarChamada(adm(), encerrarPermissao, { params: { uid, perUid } })
  expect(outra.status).toBe(404)
})

test('one session of a person ends alone; the other stays', async () => {
  const familia = await abrirSessao(c.leiloeiro)
  await abrirSessao(c.leiloeiro)
  const uid = c.leiloeiro.usuUid
  const r = await executarChamada(adm(), encerrarSessaoDeUsuario, { params: { uid, familia } })
  expect(r.valor.sessoes).toBe(1)
  const fora = c.ctx({ ...c.equipe, papeis: ['ADM'] }, c.outroHotsite)
  expect((await executarChamada(fora, encerrarSessaoDeUsuario, { params: { uid, familia } })).status).toBe(
    404,
  )
})

test('networks, days and hours of an account are checked at their field', async () => {
  const uid = c.comitente.usuUid
  const salvar = async (mudar: object) => {
    const { versao } = await conta(c.comitente)
    const body = { versao, redes: ['200.150.10.0/24'], dias: [1, 2, 3], de: '08:00', ate: '18:00', ...mudar }
    return executarChamada(adm(), regraDeAcesso, { params: { uid }, body })
  }
  expect((await salvar({})).valor.regra).toEqual({
    redes: ['200.150.10.0/24'],
    dias: [1, 2, 3],
    de: '08:00',
    ate: '18:00',
  })
  expect((await salvar({ redes: ['minha casa'] })).erro?.campos).toHaveProperty('redes')
  expect((await salvar({ ate: null })).erro?.campos).toHaveProperty('ate')
  expect((await salvar({ versao: 1 })).erro?.error).toBe('MUDOU')
})

test('support looks with a reason, the person is told, and nothing can be changed in his name', async () => {
  const suporte = c.ctx({ ...c.equipe, papeis: ['GerenteSAC'] })
  const r = await executarChamada(suporte, representarUsuario, {
    params: { uid: cliente(0).usuUid },
    body: { motivo: 'Não acha a compra' },
  })
  expect(r.valor).toMatchObject({ autenticado: true, cliUid: cliente(0).cliUid })
  const avisado = await sql`select from caixa_postal where texto like '%Não acha a compra%'`.execute(
    c.banco.sistema,
  )
  expect(avisado.rows.length).toBeGreaterThan(0)

  const emNome = { usuId: c.equipe.usuId, nome: c.equipe.nome, escopo: ['ver'] }
  const visto = c.ctx({ ...cliente(0), por: emNome } as Pessoa)
  expect((await executarChamada(visto, minhasLiberacoes)).status).toBe(200)
  const mudar = { params: { uid: crypto.randomUUID() }, body: { resposta: 'consentir' } }
  expect((await executarChamada(visto, responderLiberacao, mudar)).status).toBe(403)

  const sac = await executarChamada(c.ctx({ ...c.equipe, papeis: ['SAC'] }), representarUsuario, {
    params: { uid: cliente(0).usuUid },
    body: { motivo: 'Curiosidade' },
  })
  expect(sac.status).toBe(403)
})

test('support does not look through the eyes of one who was given a right to move money', async () => {
  const uid = c.leiloeiro.usuUid
  // His own role is more than the support's: only one who may as much looks through his eyes.
  await sql`update usuario set papeis = '{GerenteSAC}' where uid = ${uid}`.execute(c.banco.sistema)
  const abrir = () =>
    executarChamada(c.ctx({ ...c.equipe, papeis: ['GerenteSAC'] }), representarUsuario, {
      params: { uid },
      body: { motivo: 'Não acha o leilão' },
    })
  const body = { permissao: 'prestacao:pagar', sentido: 'dar', motivo: 'Férias do colega', ate: emDias(10) }
  const dada = await executarChamada(adm(), darPermissao, { params: { uid }, body })
  expect((await abrir()).erro?.error).toBe('IMPEDIDO')
  const perUid = dada.valor.permissoes.find((p) => p.permissao === 'prestacao:pagar')?.uid
  await executarChamada(adm(), encerrarPermissao, { params: { uid, perUid } })
  expect((await abrir()).status).toBe(200)
  await sql`update usuario set papeis = ${[...c.leiloeiro.papeis]}::text[] where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  expect((await abrir()).erro?.error).toBe('IMPEDIDO')
})

/** A browser: what one answer sets, the next request carries. */
async function navegador() {
  const potes = new Map<string, string>()
  const cookie = (v: string): void => {
    const [, nome = '', valor = ''] = /^([^=]+)=([^;]*)/.exec(v) ?? []
    if (/Max-Age=0/.test(v)) potes.delete(nome)
    else potes.set(nome, valor)
  }
  const familia = await abrirSessao(c.equipe)
  const com = (sessao: ReturnType<typeof adm>['sessao']) => ({
    ...adm(),
    sessao,
    // As a request does: nothing is done in the name of a session that was ended.
    tx: <T>(fn: (tx: Tx) => Promise<T>) => c.banco.doHotsite(c.hotsite.id, fn, sessao?.familia),
    ler: <T>(fn: (tx: Tx) => Promise<T>) => c.banco.lerDoHotsite(c.hotsite.id, fn, sessao?.familia),
    cookie,
    cookieDeRenovacao: potes.get('mt_renovacao') ?? null,
    cookieDaVolta: potes.get('mt_volta') ?? null,
  })
  const meu = c.ctx({ ...c.equipe, papeis: ['GerenteSAC'] }).sessao
  if (meu === null) throw new Error('no session')
  const dele = c.ctx(cliente(0)).sessao
  // His session as it was opened last.
  const familiaDele = async () => {
    const r = await sql<{ familia: string }>`select familia from sessao where usu_id = ${cliente(0).usuId}
      and por_usu_id = ${c.equipe.usuId} and revogada_at is null order by expira_at desc limit 1`.execute(
      c.banco.sistema,
    )
    return r.rows[0]?.familia ?? ''
  }
  const por = { usuId: c.equipe.usuId, nome: c.equipe.nome, escopo: ['ver'] }
  return {
    familia,
    tem: (nome: string) => potes.has(nome),
    entrar: () =>
      executarChamada(com({ ...meu, familia }), representarUsuario, {
        params: { uid: cliente(0).usuUid },
        body: { motivo: 'Não acha a compra' },
      }),
    voltar: async (quem: object = por) =>
      executarChamada(
        com(dele && { ...dele, familia: await familiaDele(), por: { ...por, ...quem } }),
        voltarDaConta,
      ),
    voltarSemSessao: () => executarChamada(com(null), voltarDaConta),
    sair: async () =>
      executarChamada(com(dele && { ...dele, familia: await familiaDele(), por }), efetuarLogout),
    revogada: async (f: string) =>
      (
        await sql<{
          fim: boolean
        }>`select bool_or(revogada_at is not null) as fim from sessao where familia = ${f}::uuid`.execute(
          c.banco.sistema,
        )
      ).rows[0]?.fim,
    familiaDele,
  }
}

test('support comes back to his own session once, and the other person’s ends', async () => {
  const n = await navegador()
  expect((await n.entrar()).status).toBe(200)
  expect(await n.revogada(n.familia)).toBe(false)
  const dele = await n.familiaDele()
  const volta = await n.voltar()
  expect(volta.valor.sessao).toMatchObject({ id: String(c.equipe.usuId), cliUid: null })
  expect(await n.revogada(dele)).toBe(true)
  expect(n.tem('mt_volta')).toBe(false)
  expect(n.tem('mt_renovacao')).toBe(true)
})

test('no way back: an own session that was ended, a cookie of another, a sign-out; late is not too late', async () => {
  const n = await navegador()
  await n.entrar()
  await sql`update sessao set revogada_at = now() where familia = ${n.familia}::uuid`.execute(c.banco.sistema)
  expect((await n.voltar()).valor).toEqual({ sessao: null })
  expect(n.tem('mt_renovacao')).toBe(false)

  const outro = await navegador()
  await outro.entrar()
  expect((await outro.voltar({ usuId: cliente(1).usuId })).valor).toEqual({ sessao: null })
  expect((await executarChamada(adm(), voltarDaConta)).erro?.error).toBe('PROPRIA')

  const tarde = await navegador()
  await tarde.entrar()
  expect((await tarde.voltarSemSessao()).valor.sessao).toMatchObject({ id: String(c.equipe.usuId) })

  const sai = await navegador()
  await sai.entrar()
  expect((await sai.sair()).status).toBe(200)
  expect(await sai.revogada(sai.familia)).toBe(true)
  expect(sai.tem('mt_volta')).toBe(false)
})

test('the record says why an account is not seen so, before it asks for a reason', async () => {
  expect(await conta(c.leiloeiro)).toMatchObject({ naoSeRepresenta: null })
  const emAcerto = await sql<{
    papeis: string[]
  }>`select papeis from usuario where id = ${c.leiloeiro.usuId}`.execute(c.banco.sistema)
  await sql`update usuario set papeis = '{ADM}' where id = ${c.leiloeiro.usuId}`.execute(c.banco.sistema)
  expect((await conta(c.leiloeiro)).naoSeRepresenta).toContain('não são representadas')
  await sql`update usuario set papeis = ${emAcerto.rows[0]?.papeis}::text[] where id = ${c.leiloeiro.usuId}`.execute(
    c.banco.sistema,
  )
})

test('access to an account waits for its owner, serves the named person only, and ends', async () => {
  const emails = await sql<{ email: string }>`select email from usuario
    where id in (${cliente(0).usuId}, ${cliente(1).usuId}) order by id`.execute(c.banco.sistema)
  const [donoEmail, quemEmail] = emails.rows.map((r) => r.email)
  const body = { donoEmail, quemEmail, escopo: ['ver'], motivo: 'Filho cuida da compra', ate: emDias(20) }
  const criada = await executarChamada(adm(), liberarAcesso, { body })
  const uid = criada.valor[0]?.uid
  expect(criada.valor).toMatchObject([{ situacao: 'aguardando' }])
  expect((await executarChamada(adm(), liberarAcesso, { body })).erro?.error).toBe('EM_USO')
  expect(
    (await executarChamada(adm(), liberarAcesso, { body: { ...body, quemEmail: donoEmail } })).erro?.campos,
  ).toHaveProperty('quemEmail')

  const dono = c.ctx(cliente(0))
  const quem = c.ctx(cliente(1))
  const usar = () => executarChamada(quem, usarLiberacao, { params: { uid } })
  const responder = (ctx: typeof dono, resposta: string) =>
    executarChamada(ctx, responderLiberacao, { params: { uid }, body: { resposta } })
  expect((await usar()).status).toBe(404)
  expect((await responder(quem, 'consentir')).status).toBe(404)
  expect((await responder(dono, 'consentir')).status).toBe(200)
  expect((await responder(dono, 'consentir')).erro?.error).toBe('RESPONDIDA')
  const naConta = async () => (await executarChamada(dono, minhasLiberacoes)).valor.minhaConta[0]
  expect(await naConta()).toMatchObject({ situacao: 'consentida', usadaAt: null })
  expect((await usar()).valor).toMatchObject({ cliUid: cliente(0).cliUid })
  expect(Date.now() - Date.parse((await naConta())?.usadaAt ?? '')).toBeLessThan(60_000)
  expect((await executarChamada(dono, usarLiberacao, { params: { uid } })).status).toBe(404)

  const encerrar = () => executarChamada(adm(), encerrarLiberacao, { params: { uid } })
  expect((await encerrar()).valor).toMatchObject([{ situacao: 'encerrada' }])
  expect((await encerrar()).erro?.error).toBe('TERMINADA')
  expect((await usar()).status).toBe(404)
  expect(await avisosDeAcesso()).toEqual(
    [
      ['acesso-a-consentir', cliente(0).usuId],
      ['acesso-consentido', cliente(1).usuId],
      ['acesso-consentido-ao-dono', cliente(0).usuId],
      ['equipe-acesso-respondido', c.equipe.usuId],
      ['acesso-encerrado', cliente(0).usuId],
      ['acesso-encerrado', cliente(1).usuId],
    ].sort(porTexto),
  )

  // What the owner refused is not ended afterwards, and the other side and who proposed it are told.
  await sql`delete from aviso where tipo like '%acesso-%'`.execute(c.banco.sistema)
  const recusada = (await executarChamada(adm(), liberarAcesso, { body })).valor[0]?.uid
  const recusar = { params: { uid: recusada }, body: { resposta: 'recusar' } }
  expect((await executarChamada(dono, responderLiberacao, recusar)).status).toBe(200)
  const depois = await executarChamada(adm(), encerrarLiberacao, { params: { uid: recusada } })
  expect(depois.erro?.error).toBe('TERMINADA')
  expect(await naConta()).toMatchObject({ situacao: 'recusada' })
  expect(await avisosDeAcesso()).toEqual(
    [
      ['acesso-a-consentir', cliente(0).usuId],
      ['acesso-recusado', cliente(1).usuId],
      ['equipe-acesso-respondido', c.equipe.usuId],
    ].sort(porTexto),
  )
})

test('access ends by its date too: both sides of one that stood are told, once', async () => {
  await sql`delete from aviso where tipo like '%acesso-%'`.execute(c.banco.sistema)
  const { rows } = await sql<{ uid: string }>`
    insert into liberacao_acesso (hot_id, cli_id, usu_id, escopo, motivo, situacao, ate)
    select ${c.hotsite.id}, v.cli_id, v.usu_id, '{ver}', 'Filho cuida da compra', v.situacao, v.ate
    from (values (${cliente(0).cliId}::int, ${cliente(1).usuId}::int, 'consentida', clock_timestamp() - interval '1 minute'),
        (${cliente(1).cliId}::int, ${cliente(0).usuId}::int, 'aguardando', clock_timestamp() - interval '1 minute'),
        (${cliente(1).cliId}::int, ${c.equipe.usuId}::int, 'consentida', clock_timestamp() + interval '1 hour')
      ) v(cli_id, usu_id, situacao, ate) returning uid`.execute(c.banco.sistema)
  expect((await Promise.all([c.servicos, c.servicos].map(vencerLiberacoes))).reduce((a, b) => a + b)).toBe(2)
  expect(await vencerLiberacoes(c.servicos)).toBe(0)
  const { rows: depois } = await sql<{ situacao: string }>`select situacao from liberacao_acesso
    where uid = any(${rows.map((r) => r.uid)}::uuid[]) order by id`.execute(c.banco.sistema)
  expect(depois.map((l) => l.situacao)).toEqual(['encerrada', 'encerrada', 'consentida'])
  expect(await avisosDeAcesso()).toEqual(
    [
      ['acesso-encerrado', cliente(0).usuId],
      ['acesso-encerrado', cliente(1).usuId],
    ].sort(porTexto),
  )
})

const porTexto = (a: unknown[], b: unknown[]): number => (String(a) < String(b) ? -1 : 1)
const avisosDeAcesso = async () => {
  const r = await sql<{
    tipo: string
    usuId: number
  }>`select tipo, usu_id from aviso where tipo like '%acesso-%'`.execute(c.banco.sistema)
  return r.rows.map((a) => [a.tipo, a.usuId]).sort(porTexto)
}

test('a session by an access is renewed while the access stands and its user may enter; support’s is not', async () => {
  const emails = await sql<{ email: string }>`select email from usuario
    where id in (${cliente(0).usuId}, ${cliente(1).usuId}) order by id`.execute(c.banco.sistema)
  const [donoEmail, quemEmail] = emails.rows.map((r) => r.email)
  const body = { donoEmail, quemEmail, escopo: ['ver', 'lances'], motivo: 'Dá os lances', ate: emDias(20) }
  const uid = (await executarChamada(adm(), liberarAcesso, { body })).valor[0]?.uid
  const dono = c.ctx(cliente(0))
  const consentir = { params: { uid }, body: { resposta: 'consentir' } }
  expect((await executarChamada(dono, responderLiberacao, consentir)).status).toBe(200)
  const entrar = async () =>
    (await executarChamada(c.ctx(cliente(1)), usarLiberacao, { params: { uid } })).valor.refreshToken
  const renovar = (segredo: string) =>
    executarChamada(c.ctx(null), refreshToken, { body: { refreshToken: segredo } })
  const primeira = await renovar(await entrar())
  expect(primeira.valor).toMatchObject({ cliUid: cliente(0).cliUid })
  const segunda = await renovar(primeira.valor.refreshToken)
  expect(segunda.status).toBe(200)
  const lida = await c.servicos.tokens.conferir(c.hotsite.id, segunda.valor.token, Date.now())
  expect(lida).toMatchObject({
    usuId: cliente(0).usuId,
    por: { usuId: cliente(1).usuId, escopo: ['ver', 'lances'] },
  })

  await sql`update usuario set ativo = false where id = ${cliente(1).usuId}`.execute(c.banco.sistema)
  await sql`update usuario set ativo = true where id = ${cliente(1).usuId}`.execute(c.banco.sistema)
  expect((await renovar(segunda.valor.refreshToken)).status).toBe(401)

  // He finds it among his own logins and ends it; what ends all of his ends it too.
  const terceira = await entrar()
  const { sessoes } = (await executarChamada(c.ctx(cliente(1)), minhasSessoes)).valor
  expect(sessoes.map((s) => [s.em, s.por])).toContainEqual([cliente(0).nome, null])
  const doDono = (await executarChamada(dono, minhasSessoes)).valor.sessoes
  expect(doDono.map((s) => [s.em, s.por])).toContainEqual([null, cliente(1).nome])
  expect((await executarChamada(c.ctx(cliente(1)), encerrarSessoes)).valor.encerradas).toBeGreaterThan(0)
  expect((await renovar(terceira)).status).toBe(401)
  const quarta = await entrar()
  await c.banco.doHotsite(c.hotsite.id, (tx) => revogarTodas(tx, c.hotsite.id, cliente(1).usuId))
  expect((await renovar(quarta)).status).toBe(401)

  const outra = await renovar(await entrar())
  expect(outra.status).toBe(200)
  await sql`update liberacao_acesso set ate = clock_timestamp() where uid = ${uid}`.execute(c.banco.sistema)
  expect((await renovar(outra.valor.refreshToken)).status).toBe(401)

  const suporte = await executarChamada(c.ctx({ ...c.equipe, papeis: ['GerenteSAC'] }), representarUsuario, {
    params: { uid: cliente(0).usuUid },
    body: { motivo: 'Não acha a compra' },
  })
  expect(suporte.status).toBe(200)
  expect((await renovar(suporte.valor.refreshToken)).status).toBe(401)
})
