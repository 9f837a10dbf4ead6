// What moves a lot and what the room tells of it: frames, numbers, staff and public, crash.
import { publicarTransicoes } from '../../engines/salas/port.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { randomUUID } from 'node:crypto'
import { darLance as darLanceNoLote } from '@martelo/contracts/lances/dar-lance.contract.ts'
import { salaDoLeilao } from '@martelo/contracts/pregao/sala-do-leilao.contract.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario, type LoteDoCenario } from '../../../../../tests/pg/cenario.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import type { Servicos } from '../../core/servicos.ts'
import { lotesPorPublicar } from '../../engines/salas/publicador/reconciliar.ts'
import { salaDeTeste } from '../../../../../tests/pg/sala-de-teste.ts'

let c: Cenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({
    clientes: 4,
    hotsite: { lanceAutomatico: true, propostas: true },
    lote: { valorComitente: 7_777_777_77 },
  })
})
afterAll(async () => {
  await c.fechar()
})
const { chamar, darLance, doLote, esperarUmSegundo, quem } = salaDeTeste(() => c)

describe('transitions and the room', () => {
  const mover = (
    lote: LoteDoCenario,
    evento: 'suspender' | 'retirar' | 'liberar',
    motivo?: string,
    papeis: string[] = ['ADM'],
  ) =>
    c.banco.doHotsite(c.hotsite.id, (tx) =>
      transitarLote(tx, c.ctx({ ...c.equipe, papeis }), {
        lelId: lote.id,
        evento,
        quem: papeis as never,
        motivo,
      }),
    )

  test('a withdrawal cancels the bids by a row of the chain, and the price starts anew', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    await darLance(quem(0), lote, 1_000_00)
    const r = await mover(lote, 'retirar', 'Erro no edital')
    publicarTransicoes(c.servicos, [r])
    expect(r).toMatchObject({ pode: true, de: 'LIBERADO_LEILAO', para: 'RETIRADO' })
    const log = await c.banco.sistema
      .selectFrom('lance')
      .select(['seq', 'tipo', 'situacao', 'motivo'])
      .where('lelId', '=', lote.id)
      .orderBy('seq')
      .execute()
    expect(log).toEqual([
      { seq: 1, tipo: 'Manual', situacao: 'cancelado', motivo: 'pedido' },
      { seq: 2, tipo: 'Cancelamento', situacao: 'cancelado', motivo: 'retirar' },
    ])
    const ultimo = (await doLote(lote)).at(-1)
    expect(ultimo).toMatchObject({
      evento: 'lote-transitou',
      dados: { de: 'LIBERADO_LEILAO', para: 'RETIRADO', estado: { valor: null } },
      porPublico: { equipe: { motivo: 'Erro no edital' } },
    })
    expect(JSON.stringify(ultimo?.dados)).not.toContain('edital')
  })

  test.each([
    ['not in the table', 'liberar', undefined, ['ADM'], 'estado'],
    ['not this actor', 'suspender', 'x', ['SAC'], 'ator'],
    ['a guard', 'suspender', ' ', ['ADM'], 'guarda'],
  ] as const)('refused, %s: nothing changes', async (_, evento, motivo, papeis, causa) => {
    const lote = await c.novoLote()
    expect(await mover(lote, evento, motivo, [...papeis])).toMatchObject({ pode: false, causa })
    const l = await c.banco.sistema
      .selectFrom('lote')
      .select(['situacao', 'versao'])
      .where('id', '=', lote.id)
      .executeTakeFirstOrThrow()
    expect(l).toEqual({ situacao: 'LIBERADO_LEILAO', versao: 0 })
  })

  test('a lot of another hotsite does not exist for a transition', async () => {
    const lote = await c.novoLote()
    const r = await c.banco.doHotsite(c.outroHotsite.id, (tx) =>
      transitarLote(tx, c.ctx(null, c.outroHotsite), {
        lelId: lote.id,
        evento: 'suspender',
        quem: ['ADM'],
        motivo: 'x',
      }),
    )
    expect(r).toMatchObject({ pode: false, causa: 'inexistente' })
  })

  test('frames list every bid in order, and tell staff more than the public', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    await Promise.all([
      darLance(quem(0), lote, 1_000_00),
      darLance(quem(1), lote, 1_100_00),
      darLance(quem(2), lote, 1_200_00),
    ])
    await darLance(quem(3), lote, 1_300_00)
    const frames = (await doLote(lote)).filter((q) => q.evento === 'lance-aceito')
    const seqs = frames.flatMap((q) => q.dados.lances?.map((l) => Number(l.seq)))
    expect(seqs).toEqual(seqs.map((_, i) => i + 1))
    expect(frames.at(-1)?.dados.estado).toMatchObject({
      valor: 1_300_00,
      apelido: 'apel****',
      proximo: 1_400_00,
    })
    expect(frames.at(-1)?.porPublico.equipe?.lances?.at(-1)).toMatchObject({
      tipo: 'Manual',
      apelidoCompleto: 'apelido4',
    })
    expect(JSON.stringify(frames.map((q) => q.dados))).not.toMatch(/cliUid|apelidoCompleto/)
  })

  test('a bid given in the account of another names who gave it, in frames and in the room, for staff alone', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    const [por, dele] = [quem(1), c.ctx(quem(0))]
    const nome = 'Célia que lança por outro'
    await c.banco.sistema.updateTable('usuario').set({ nome }).where('id', '=', por.usuId).execute()
    if (dele.sessao === null) throw new Error('no session')
    const sessao = { ...dele.sessao, por: { usuId: por.usuId, nome, escopo: ['ver', 'lances'] } }
    const body = { valor: 1_000_00, chaveDoPedido: randomUUID(), confirmarValorAlto: true }
    const params = { lelUid: lote.uid }
    expect((await executarChamada({ ...dele, sessao }, darLanceNoLote, { params, body })).erro).toBeNull()
    await darLance(quem(2), lote, 1_100_00)
    const frames = (await doLote(lote)).filter((q) => q.evento === 'lance-aceito')
    const daEquipe = frames.flatMap((q) => q.porPublico.equipe?.lances ?? [])
    expect(daEquipe.map((l) => l.dadoPor)).toEqual([nome, null])
    expect(JSON.stringify(frames.map((q) => [q.dados, q.porPublico.comitente]))).not.toContain('Célia')
    const daSala = { params: { leiUid: c.leilao.uid }, query: { anuncioUid: lote.uid } }
    const equipe = await executarChamada(c.ctx(c.equipe), salaDoLeilao, daSala)
    expect(equipe.valor.lances.lances).toMatchObject([{ dadoPor: null }, { dadoPor: nome }])
    const visitante = await executarChamada(c.ctx(null), salaDoLeilao, daSala)
    expect(visitante.valor.lances.lances).toHaveLength(2)
    expect(JSON.stringify(visitante.valor)).not.toContain('Célia')
  })

  test('sealed acts are not told: no frame, no version, no gap in the numbers', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    const params = { lelUid: lote.uid }
    const automatico = (valor: number | null) =>
      valor === null
        ? chamar(quem(0), 'DELETE /v1/leilao/lotes/:lelUid/lances-automaticos', {
            params,
            query: { chaveDoPedido: randomUUID() },
          })
        : chamar(quem(0), 'POST /v1/leilao/lotes/:lelUid/lances-automaticos', {
            params,
            body: { valor, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
          })
    const visto = async () => {
      const contados = (await doLote(lote)).length
      const { valor } = await chamar(quem(3), 'GET /v1/leilao/lotes/:lelUid/ao-vivo', { params })
      return { quadros: contados, sala: valor.salaVersao, estado: valor.estado }
    }
    expect((await automatico(3_000_00)).valor.situacao).toBe('vencendo')
    const antes = await visto()
    expect(antes.estado).toMatchObject({ valor: 1_000_00, quantidade: 1 })
    expect((await automatico(4_000_00)).valor.situacao).toBe('vencendo')
    const proposta = await chamar(quem(2), 'POST /v1/leilao/lotes/:lelUid/propostas', {
      params,
      body: { valor: 900_00, chaveDoPedido: randomUUID() },
    })
    expect(proposta.valor.situacao).toBe('proposta')
    expect((await automatico(null)).valor.situacao).toBe('vencendo')
    expect(await visto()).toEqual(antes)
    expect(await lotesPorPublicar(c.banco.sistema, 0)).not.toContain(lote.id)
    // The log has five rows by now; for everyone the next bid is the second.
    const manual = await darLance(quem(1), lote, 1_100_00)
    expect(manual.valor).not.toHaveProperty('seq')
    const depois = await visto()
    expect(depois.estado).toMatchObject({ versao: Number(antes.estado?.versao) + 1, quantidade: 2 })
    expect(depois.quadros).toBe(antes.quadros + 1)
    const seqs = (await doLote(lote)).flatMap((q) => q.dados.lances?.map((l) => Number(l.seq)) ?? [])
    expect(seqs).toEqual([1, 2])
    const lidos = async (query: object) =>
      (await chamar(null, 'GET /v1/leilao/lotes/:lelUid/lances', { params, query })).valor as never as {
        seq: number
      }[]
    expect((await lidos({})).map((l) => l.seq)).toEqual([2, 1])
    expect((await lidos({ antesDe: 2 })).map((l) => l.seq)).toEqual([1])
    expect((await lidos({ antesDe: 1 })).map((l) => l.seq)).toEqual([])
  })

  test('two processes that bid and tell of one lot list every bid once, in order', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    const processos = [c.servicos, await c.outroProcesso()] as const
    let valor = 900_00
    for (let vez = 0; vez < 12; vez++) {
      const s = processos[vez % 2] as Servicos
      const { usuId, cliId, hotId } = quem(vez % 3)
      const pedido = { lelUid: lote.uid, hotId, usuId, cliId, ip: null, chave: randomUUID() }
      valor += 100_00
      const r = await s.lances.motor.pedir({ ...pedido, tipo: 'Manual', confirmarValorAlto: true, valor })
      expect(r.tipo).toBe('aceito')
      // Sometimes both are at it at once, sometimes one after the other.
      if (vez % 3 === 0) await s.publicador.emDia()
    }
    for (const s of processos) await s.publicador.emDia()
    const seqs = (await doLote(lote)).flatMap((q) => q.dados.lances?.map((l) => Number(l.seq)) ?? [])
    expect(seqs).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
  })

  test('after a crash between commit and frames the reconciler tells every bid', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    const morto = await c.outroProcesso()
    const motor = morto.lances.motor
    morto.publicador.mudaram = () => undefined // the process dies after the commit
    for (const [i, valor] of [1_000_00, 1_100_00].entries()) {
      const { usuId, cliId, hotId } = quem(i)
      await motor.pedir({
        tipo: 'Manual',
        lelUid: lote.uid,
        hotId,
        usuId,
        cliId,
        ip: null,
        chave: randomUUID(),
        confirmarValorAlto: true,
        valor,
      })
    }
    expect(await doLote(lote)).toEqual([])
    expect(await lotesPorPublicar(c.banco.sistema)).not.toContain(lote.id)
    c.servicos.publicador.mudaram((await lotesPorPublicar(c.banco.sistema, 0)).filter((id) => id === lote.id))
    expect((await doLote(lote)).flatMap((q) => q.dados.lances?.map((l) => Number(l.seq)))).toEqual([1, 2])
    expect(await lotesPorPublicar(c.banco.sistema, 0)).not.toContain(lote.id)
  })
})
