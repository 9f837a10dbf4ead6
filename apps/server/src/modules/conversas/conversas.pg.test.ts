import { randomUUID } from 'node:crypto'
import type { ErroDaApi } from '@martelo/contracts/core/error-object.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { responderChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './conversa.handler.ts'
import './enviar-mensagem.handler.ts'
import './marcar-lidas.handler.ts'
import './remover-mensagem.handler.ts'
import '../pregao/backoffice-acompanhar-leilao.handler.ts'

let c: Cenario
type Resposta = { ok: true; valor: Record<string, unknown> } | { ok: false; erro: ErroDaApi }
const chamar = async (quem: Pessoa | null, chave: string, entrada: object): Promise<Resposta> =>
  (await responderChamada(c.ctx(quem), chave, entrada)) as Resposta
const codigo = (r: Resposta) => (r.ok ? 'ok' : r.erro.error)
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const escrever = (
  quem: Pessoa | null,
  texto: string,
  uid = randomUUID(),
  onde: object = { leiUid: c.leilao.uid },
) => chamar(quem, 'POST /v1/conversas/mensagens', { body: { ...onde, uid, texto } })
const ler = async (quem: Pessoa | null, onde: object = { leiUid: c.leilao.uid }) => {
  const r = await chamar(quem, 'GET /v1/conversas', { query: onde })
  if (!r.ok) throw new Error(String(r.erro.message))
  return r.valor as {
    mensagens: {
      uid: string
      autor: string
      texto: string
      removida: boolean
      selo: string
      cliUid?: string | null
    }[]
    meuSelo: string | null
    naoLidas: number
    can: { escrever: boolean; motivo: string | null; moderar: boolean }
  }
}

beforeAll(async () => {
  c = await criarCenario({ clientes: 3, lotes: 1 })
})
afterAll(() => c.fechar())

describe('the conversation of an auction', () => {
  test('the sender’s uid again writes nothing; no other account may take it', async () => {
    const uid = randomUUID()
    expect(codigo(await escrever(cliente(0), 'Olá', uid))).toBe('ok')
    expect(codigo(await escrever(cliente(0), 'Olá', uid))).toBe('ok')
    expect(codigo(await escrever(cliente(1), 'Eu', uid))).toBe('UID_EM_USO')
    expect((await ler(null)).mensagens.map((m) => m.texto)).toEqual(['Olá'])
  })

  test('a nickname is masked, the sender knows his own, staff sees who it is', async () => {
    const [minha] = (await ler(cliente(0))).mensagens
    expect(minha?.autor).toBe('apel****')
    expect(minha?.selo).toBe((await ler(cliente(0))).meuSelo)
    expect(minha?.selo).not.toBe((await ler(cliente(1))).meuSelo)
    expect(minha?.cliUid).toBeUndefined()
    expect((await ler(c.equipe)).mensagens[0]?.cliUid).toBe(cliente(0).cliUid)
  })

  test.each([
    ['a visitor', () => escrever(null, 'x'), 'Unauthorized'],
    ['nothing', () => escrever(cliente(0), '   '), 'Bad Request'],
    ['too long', () => escrever(cliente(0), 'x'.repeat(501)), 'Bad Request'],
    ['no place', () => escrever(cliente(0), 'x', randomUUID(), {}), 'Bad Request'],
    [
      'another hotsite’s client',
      () => escrever(c.forasteiro, 'x', randomUUID(), { leiUid: randomUUID() }),
      'NAO_ENCONTRADO',
    ],
  ])('%s is refused', async (_, fazer, esperado) => {
    expect(codigo(await fazer())).toBe(esperado)
  })

  test('reading is stored; one’s own messages count as read', async () => {
    await escrever(cliente(0), 'Segunda')
    expect((await ler(cliente(0))).naoLidas).toBe(0)
    const { mensagens, naoLidas } = await ler(cliente(1))
    expect(naoLidas).toBe(2)
    await chamar(cliente(1), 'POST /v1/conversas/mensagens/:uid/lida', { params: { uid: mensagens[0]?.uid } })
    expect((await ler(cliente(1))).naoLidas).toBe(1)
  })

  test('the house takes a message away and silences its author; clients may not', async () => {
    const uid = randomUUID()
    await escrever(cliente(2), 'Fora daqui', uid)
    const remover = (quem: Pessoa) =>
      chamar(quem, 'POST /v1/conversas/mensagens/:uid/remover', {
        params: { uid },
        body: { silenciar: true },
      })
    expect(codigo(await remover(cliente(0)))).toBe('Forbidden')
    expect(codigo(await remover(c.leiloeiro))).toBe('ok')
    const depois = await ler(cliente(2))
    expect(depois.mensagens.at(-1)).toMatchObject({ uid, texto: '', removida: true })
    expect(depois.can).toMatchObject({ escrever: false, motivo: expect.stringContaining('desligou') })
    expect(codigo(await escrever(cliente(2), 'De novo'))).toBe('NAO_PODE')
    const quadros = await sql<{
      e: string
    }>`select quadro->>'evento' as e from sala_quadro where lei_id = ${c.leilao.id}`.execute(c.banco.sistema)
    expect(new Set(quadros.rows.map((q) => q.e))).toEqual(new Set(['mensagem-enviada', 'mensagem-removida']))
  })
})

test('a lot has its own conversation, in which only its own consignor answers', async () => {
  const lote = c.lotes[0]
  const onde = { lelUid: lote?.uid }
  expect(codigo(await escrever(cliente(0), 'Tem chave reserva?', randomUUID(), onde))).toBe('ok')
  expect(codigo(await escrever(c.comitente, 'Tem.', randomUUID(), onde))).toBe('ok')
  const { mensagens } = await ler(null, onde)
  expect(mensagens.map((m) => m.autor)).toEqual(['apel****', 'Comitente'])
  await sql`delete from usuario_comitente where usu_id = ${c.comitente.usuId}`.execute(c.banco.sistema)
  expect(codigo(await escrever(c.comitente, 'E mais.', randomUUID(), onde))).toBe('NAO_PODE')
})

test('the staff follows lots and clients; a client may not', async () => {
  const acompanhar = (quem: Pessoa) =>
    chamar(quem, 'GET /v1/leiloes/backoffice-acompanhar-leilao/:id', { params: { id: c.leilao.uid } })
  expect(codigo(await acompanhar(cliente(0)))).toBe('Forbidden')
  const r = await acompanhar(c.equipe)
  expect(r.ok && r.valor).toMatchObject({
    lotes: [{ lelUid: c.lotes[0]?.uid, clienteUid: null }],
    clientes: [{ situacaoDocumento: 'Aprovado', habilitacao: { situacao: 'APROVADA' } }, {}, {}],
  })
})
