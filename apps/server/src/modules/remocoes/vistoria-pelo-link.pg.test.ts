// The inspection that a driver fills in by his removal's link alone: of that removal and no other, each answer and photograph
// once, nothing lost between two devices, and nothing by a link that has ended.
import { randomUUID } from 'node:crypto'
import { concluirVistoriaPeloLink } from '@martelo/contracts/remocoes/concluir-vistoria-pelo-link.contract.ts'
import { criarLinkDaRemocao } from '@martelo/contracts/remocoes/criar-link-da-remocao.contract.ts'
import { fotoDaVistoriaPeloLink } from '@martelo/contracts/remocoes/foto-da-vistoria-pelo-link.contract.ts'
import { moverRemocao } from '@martelo/contracts/remocoes/mover-remocao.contract.ts'
import { pedirRemocao } from '@martelo/contracts/remocoes/pedir-remocao.contract.ts'
import { remocaoPeloLink } from '@martelo/contracts/remocoes/remocao-pelo-link.contract.ts'
import { revogarLinkDaRemocao } from '@martelo/contracts/remocoes/revogar-link-da-remocao.contract.ts'
import { sincronizarVistoriaPeloLink } from '@martelo/contracts/remocoes/sincronizar-vistoria-pelo-link.contract.ts'
import { verRemocao } from '@martelo/contracts/remocoes/ver-remocao.contract.ts'
import { pedirVistoria } from '@martelo/contracts/vistorias/pedir-vistoria.contract.ts'
import { salvarTipoDeVistoria } from '@martelo/contracts/vistorias/salvar-tipo-de-vistoria.contract.ts'
import { vistoriaPorUid } from '@martelo/contracts/vistorias/vistoria-por-uid.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { abrirEstrada } from '../../../../../tests/pg/estrada-de-teste.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { itemDeVistoria } from '../../../../../tests/pg/item-de-vistoria.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let patUid: string
let locUid: string
let traUid: string
let motUid: string
let tipoUid: string

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 0 })
  ;({ patUid, locUid, traUid, motUid } = await abrirEstrada(c))
  const tipo = await executarChamada(c.ctx(c.equipe), salvarTipoDeVistoria, {
    body: {
      nome: 'Na coleta',
      disponivelParaTipos: ['LEVE'],
      mostrarAoComprador: false,
      ativo: true,
      podeEditar: true,
      categorias: [
        {
          id: 'geral',
          nome: 'Geral',
          tipoImagem: 'CARRO',
          ordem: 1,
          itens: [
            itemDeVistoria('km', 'Quilometragem', 'numero'),
            itemDeVistoria('frente', 'Dianteira', 'foto'),
          ],
        },
      ],
    },
  })
  tipoUid = tipo.valor.uid
})
afterAll(() => c.fechar())

interface Viagem {
  readonly remUid: string
  readonly veiUid: string
  readonly segredo: string
  readonly visUid: string
}
async function novoLink(remUid: string, para = 'motorista'): Promise<string> {
  const r = await executarChamada(c.ctx(c.equipe), criarLinkDaRemocao, {
    params: { uid: remUid },
    body: { para },
  })
  return r.valor.endereco.split('/').at(-1) ?? ''
}
/** A removal that is planned, with an inspection asked of its driver. */
async function planejada(): Promise<Viagem> {
  const lote = await c.novoLote({ situacao: 'CADASTRADO' })
  const { rows } = await sql<{ uid: string }>`
    update veiculo set pat_id = null where id = (select vei_id from lote where id = ${lote.id}) returning uid`.execute(
    c.banco.sistema,
  )
  const veiUid = rows[0]?.uid ?? ''
  const pedida = await executarChamada(c.ctx(c.equipe), pedirRemocao, {
    body: { veiUid, locUid, patUid, chaveDoPedido: randomUUID() },
  })
  const remUid = pedida.valor.uid
  const mover = async (evento: string, mais: object): Promise<void> => {
    const { versao } = (await executarChamada(c.ctx(c.equipe), verRemocao, { params: { uid: remUid } })).valor
    await executarChamada(c.ctx(c.equipe), moverRemocao, {
      params: { uid: remUid },
      body: { evento, versao, ...mais },
    })
  }
  await mover('autorizar', { traUid, valor: 900_00 })
  await mover('agendar', { motUid, previstaEm: '2026-12-01' })
  const visUid = (await pedir(veiUid, remUid)).valor.uid
  return { remUid, veiUid, segredo: await novoLink(remUid), visUid }
}
const pedir = (veiUid: string, remocaoUid: string) =>
  executarChamada(c.ctx(c.equipe), pedirVistoria, {
    body: { veiUid, tipoUid, remocaoUid, chaveDoPedido: randomUUID() },
  })
const km = (n: number, valor: string) => ({
  item: 'km',
  n,
  valores: [valor],
  marcacoes: [],
  observacao: '',
  aparelhoEm: new Date().toISOString(),
})
const sincronizar = (
  { segredo, visUid }: Pick<Viagem, 'segredo' | 'visUid'>,
  aparelho: string,
  respostas: object[],
  mais: object = {},
) =>
  executarChamada(c.ctx(null), sincronizarVistoriaPeloLink, {
    params: { segredo, uid: visUid },
    body: { aparelho, aparelhoNome: 'Android', agora: new Date().toISOString(), respostas, ...mais },
  })
const fotografar = async (
  { segredo, visUid }: Pick<Viagem, 'segredo' | 'visUid'>,
  chaveDoPedido: string,
  mais: object = {},
) =>
  executarChamada(c.ctx(null), fotoDaVistoriaPeloLink, {
    params: { segredo, uid: visUid },
    body: { destino: visUid, item: 'frente', chaveDoPedido, ...mais },
    arquivos: [
      {
        nome: 'foto.jpg',
        bytes: await sharp({ create: { width: 640, height: 480, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
      },
    ],
  })
const concluir = (
  { segredo, visUid }: Pick<Viagem, 'segredo' | 'visUid'>,
  aparelho: string,
  fotos: string[],
) =>
  executarChamada(c.ctx(null), concluirVistoriaPeloLink, {
    params: { segredo, uid: visUid },
    body: { aparelho, agora: new Date().toISOString(), fim: new Date().toISOString(), fotos },
  })
const ver = async (uid: string) =>
  (await executarChamada(c.ctx(c.equipe), vistoriaPorUid, { params: { uid } })).valor
const noAparelho = async (segredo: string) =>
  (await executarChamada(c.ctx(null), remocaoPeloLink, { params: { segredo } })).valor.vistorias

test('filled in by the link alone: each answer and photograph once, however often they are sent', async () => {
  const v = await planejada()
  const [guardada] = await noAparelho(v.segredo)
  expect(guardada).toMatchObject({ uid: v.visUid, tipo: 'Na coleta', veiculo: { uid: v.veiUid } })
  // The carrier's address shows none.
  expect(await noAparelho(await novoLink(v.remUid, 'transportadora'))).toEqual([])

  const [aparelho, foto] = [randomUUID(), randomUUID()]
  const um = await sincronizar(v, aparelho, [km(1, '61000')])
  const dois = await sincronizar(v, aparelho, [km(1, '61000')])
  for (const r of [um, dois])
    expect(r.valor).toMatchObject({ destino: { entidade: 'vistoria', uid: v.visUid }, motivo: null })
  expect((await concluir(v, aparelho, [foto])).status, 'the photograph is still on the phone').toBe(409)
  expect((await fotografar(v, foto)).valor).toEqual({ guardada: true })
  expect((await fotografar(v, foto)).valor).toEqual({ guardada: true })
  expect((await concluir(v, aparelho, [foto])).valor.situacao).toBe('Realizada')
  expect((await concluir(v, aparelho, [foto])).valor.situacao).toBe('Realizada')

  const lida = await ver(v.visUid)
  expect(lida).toMatchObject({ situacao: 'Realizada', vistoriador: 'Beto Silva' })
  const [primeiro, segundo] = lida.categorias.flatMap((x) => x.itens)
  expect(primeiro?.resposta).toEqual(['61000'])
  expect(segundo?.fotos).toHaveLength(1)
  expect(lida.copiasRecebidas).toEqual([])
  expect(await noAparelho(v.segredo), 'what is done is asked for no more').toEqual([])
  const { vistorias } = (await executarChamada(c.ctx(c.equipe), verRemocao, { params: { uid: v.remUid } }))
    .valor
  expect(vistorias.map((x) => [x.uid, x.situacao])).toEqual([[v.visUid, 'Realizada']])
})

test('of its own removal alone, and not by a link that has ended, was taken back or is the carrier’s', async () => {
  const v = await planejada()
  const outra = await planejada()
  const aparelho = randomUUID()
  const alheia = { segredo: v.segredo, visUid: outra.visUid }
  expect((await sincronizar(alheia, aparelho, [km(1, '1')])).status).toBe(404)
  expect((await fotografar(alheia, randomUUID())).status).toBe(404)
  expect((await concluir(alheia, aparelho, [])).status).toBe(404)
  // A destination of another inspection, an item that asks for no photograph.
  expect((await fotografar(v, randomUUID(), { destino: outra.visUid })).status).toBe(404)
  expect((await fotografar(v, randomUUID(), { item: 'km' })).status).toBe(422)
  const transportadora = { segredo: await novoLink(v.remUid, 'transportadora'), visUid: v.visUid }
  expect((await sincronizar(transportadora, aparelho, [km(1, '1')])).status).toBe(404)

  const { links } = (await executarChamada(c.ctx(c.equipe), verRemocao, { params: { uid: v.remUid } })).valor
  const meu = links.find((l) => l.para === 'motorista' && l.vale)
  await executarChamada(c.ctx(c.equipe), revogarLinkDaRemocao, {
    params: { uid: meu?.uid ?? '' },
  })
  expect((await sincronizar(v, aparelho, [km(1, '1')])).status).toBe(404)
  // What waited goes by the next one.
  const denovo = { ...v, segredo: await novoLink(v.remUid) }
  expect((await sincronizar(denovo, aparelho, [km(1, '7')])).status).toBe(200)
  await sql`update remocao_link set expira_at = clock_timestamp() - interval '1 second'`.execute(
    c.banco.sistema,
  )
  expect((await sincronizar(denovo, aparelho, [km(2, '8')])).status).toBe(404)
  expect((await fotografar(denovo, randomUUID())).status).toBe(404)
  expect((await concluir(denovo, aparelho, [])).status).toBe(404)
  expect((await ver(v.visUid)).categorias[0]?.itens[0]?.resposta).toEqual(['7'])
})

test('two phones with one link: the later is told and kept beside, and may take over; nothing is lost', async () => {
  const v = await planejada()
  const [um, dois] = [randomUUID(), randomUUID()]
  await sincronizar(v, um, [km(1, '100')])
  const tarde = (await sincronizar(v, dois, [km(1, '200')])).valor
  expect(tarde).toMatchObject({ destino: { entidade: 'vistoria_copia' }, podeAssumir: true })
  expect(tarde.motivo).toContain('Beto Silva')
  expect((await fotografar(v, randomUUID(), { destino: tarde.destino.uid })).status).toBe(200)
  const assumida = (await sincronizar(v, dois, [km(1, '200')], { assumir: true })).valor
  expect(assumida.destino).toEqual({ entidade: 'vistoria', uid: v.visUid })
  const lida = await ver(v.visUid)
  expect(lida.categorias[0]?.itens[0]?.resposta).toEqual(['200'])
  // What each had before stands beside it: the first one's answer, the second one's photograph.
  expect(lida.copiasRecebidas).toHaveLength(2)
})

test('asked for of a removal of this vehicle that is under way', async () => {
  const v = await planejada()
  const outra = await planejada()
  expect((await pedir(v.veiUid, outra.remUid)).status).toBe(409)
  expect((await pedir(v.veiUid, randomUUID())).status).toBe(409)
})
