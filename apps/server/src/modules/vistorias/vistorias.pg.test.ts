// Inspections on a real database: versions of a type, devices without network, two of them at once, and the end.
import { randomUUID } from 'node:crypto'
import type { Pessoa } from '../../../../../tests/pg/cenario.ts'
import { cancelarVistoria } from '@martelo/contracts/vistorias/cancelar-vistoria.contract.ts'
import { comecarEnvioDeAnexo } from '@martelo/contracts/anexos/comecar-envio-de-anexo.contract.ts'
import { concluirEnvioDeAnexo } from '@martelo/contracts/anexos/concluir-envio-de-anexo.contract.ts'
import { concluirVistoria } from '@martelo/contracts/vistorias/concluir-vistoria.contract.ts'
import { apagarTipoDeVistoria } from '@martelo/contracts/vistorias/apagar-tipo-de-vistoria.contract.ts'
import { conferirCopiaDaVistoria } from '@martelo/contracts/vistorias/conferir-copia.contract.ts'
import { criarModelosDeVistoria } from '@martelo/contracts/vistorias/modelos-de-vistoria.contract.ts'
import { enviarParteDoAnexo } from '@martelo/contracts/anexos/enviar-parte-do-anexo.contract.ts'
import { filaDeVistorias } from '@martelo/contracts/vistorias/fila-de-vistorias.contract.ts'
import { pedirVistoria } from '@martelo/contracts/vistorias/pedir-vistoria.contract.ts'
import { salvarTipoDeVistoria } from '@martelo/contracts/vistorias/salvar-tipo-de-vistoria.contract.ts'
import { sincronizarVistoria } from '@martelo/contracts/vistorias/sincronizar-vistoria.contract.ts'
import { tipoDeVistoriaPorUid } from '@martelo/contracts/vistorias/tipo-de-vistoria-por-uid.contract.ts'
import { tiposDeVistoria } from '@martelo/contracts/vistorias/tipos-de-vistoria.contract.ts'
import { vistoriaDoLote } from '@martelo/contracts/vistorias/vistoria-do-lote.contract.ts'
import { vistoriaPorUid } from '@martelo/contracts/vistorias/vistoria-por-uid.contract.ts'
import { vistoriasNoAparelho } from '@martelo/contracts/vistorias/vistorias-no-aparelho.contract.ts'
import { vistoriasQb } from '@martelo/contracts/vistorias/vistorias-qb.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { itemDeVistoria } from '../../../../../tests/pg/item-de-vistoria.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { ligarVistoria, pedirVistoria as pedirPelaPorta, vistoriasDe } from './door.ts'

let c: Cenario
let tipoUid: string
let veiculo: { id: number; uid: string; tipoId: number }

const CURTO = [
  {
    id: 'geral',
    nome: 'Geral',
    tipoImagem: 'CARRO',
    ordem: 1,
    itens: [
      itemDeVistoria('km', 'Quilometragem', 'numero'),
      itemDeVistoria('mapa', 'Mapa de danos', 'marcacao', { publico: true }),
      itemDeVistoria('foto', 'Dianteira', 'foto'),
      itemDeVistoria('obs', 'Observações', 'texto', { obrigatorio: false }),
    ],
  },
]

const pessoa = (papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const adm = (): Pessoa => pessoa(['ADM'])
const chamar = <C extends { readonly key: string }>(contrato: C, partes: object = {}, quem = adm()) =>
  executarChamada(c.ctx(quem), contrato, partes)

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 1 })
  await chamar(criarModelosDeVistoria)
  const r = await chamar(salvarTipoDeVistoria, { body: tipo() })
  tipoUid = r.valor.uid
  const v = await sql<
    typeof veiculo
  >`select v.id, v.uid, v.tipo_id from veiculo v join lote l on l.vei_id = v.id
    where l.uid = ${c.lotes[0]?.uid ?? ''}`.execute(c.banco.sistema)
  veiculo = v.rows[0] as typeof veiculo
})
afterAll(() => c.fechar())

const tipo = (mudar: object = {}) => ({
  nome: 'Curta',
  disponivelParaTipos: ['LEVE'],
  mostrarAoComprador: true,
  ativo: true,
  podeEditar: true,
  categorias: CURTO,
  ...mudar,
})
async function pedir(): Promise<string> {
  const body = { veiUid: veiculo.uid, tipoUid, saidaPatio: false, chaveDoPedido: randomUUID() }
  const um = await chamar(pedirVistoria, { body })
  const dois = await chamar(pedirVistoria, { body })
  expect(dois.valor.uid, 'asked for twice with one key').toBe(um.valor.uid)
  return um.valor.uid
}
const resposta = (item: string, n: number, valores: string[], mais: object = {}) => ({
  item,
  n,
  valores,
  marcacoes: [],
  observacao: '',
  aparelhoEm: new Date().toISOString(),
  ...mais,
})
const MARCA = { x: 300, y: 400, dano: 'AMASSADO', gravidade: 3, nota: 'porta' }
const sincronizar = (uid: string, aparelho: string, respostas: object[], mais: object = {}) =>
  chamar(sincronizarVistoria, {
    params: { uid },
    body: { aparelho, aparelhoNome: 'Telefone', agora: new Date().toISOString(), respostas, ...mais },
  })
const concluir = (uid: string, aparelho: string, fotos: string[]) =>
  chamar(concluirVistoria, {
    params: { uid },
    body: { aparelho, agora: new Date().toISOString(), fim: new Date().toISOString(), fotos },
  })
const ver = async (uid: string) => (await chamar(vistoriaPorUid, { params: { uid } })).valor

async function enviarFoto(
  entidade: string,
  uid: string,
  chaveDoPedido: string,
  quem = adm(),
): Promise<number> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const body = { nome: 'foto.jpg', tamanho: bytes.length, tipo: 'foto', pasta: 'foto', chaveDoPedido }
  const e = await chamar(comecarEnvioDeAnexo, { params: { entidade, uid }, body }, quem)
  if (e.status !== 200 || e.valor.pronto) return e.status
  const corpo = { corpo: bytes, cabecalhos: {}, busca: {} }
  await chamar(enviarParteDoAnexo, { params: { uid: e.valor.uid, numero: 1 }, body: corpo }, quem)
  return (await chamar(concluirEnvioDeAnexo, { params: { uid: e.valor.uid } }, quem)).status
}
const preenchida = (): object[] => [
  resposta('km', 1, ['98000']),
  resposta('mapa', 2, [], { marcacoes: [MARCA] }),
]

test('types: ready ones once, protected ones stay, questions make versions, what is used is not removed', async () => {
  expect((await chamar(criarModelosDeVistoria)).valor.criados).toEqual([])
  const lista = await chamar(tiposDeVistoria, { query: { disponivelPara: 'MOTO' } })
  expect(lista.valor.map((t) => t.nome)).toEqual(['Vistoria de moto'])
  const novo = (await chamar(salvarTipoDeVistoria, { body: tipo({ nome: 'Outra' }) })).valor
  const mudada = [{ ...CURTO[0], nome: 'Tudo' }]
  const salvar = (mais: object) =>
    chamar(salvarTipoDeVistoria, { body: tipo({ nome: 'Outra', uid: novo.uid, ...mais }) })
  expect((await salvar({ versao: 1 })).valor.numero, 'the same questions are the same version').toBe(1)
  expect((await salvar({ versao: 2, categorias: mudada, podeEditar: false })).valor.numero).toBe(2)
  expect((await salvar({ versao: 3, podeEditar: false })).erro?.error).toBe('PROTEGIDO')
  const apagar = () => chamar(apagarTipoDeVistoria, { params: { uid: novo.uid } })
  expect((await apagar()).erro?.error).toBe('PROTEGIDO')
  expect((await salvar({ versao: 2, podeEditar: true })).erro?.error).toBe('MUDOU')
  expect((await salvar({ versao: 3, podeEditar: true })).status).toBe(200)
  const antiga = await chamar(tipoDeVistoriaPorUid, { params: { uid: novo.uid }, query: { numero: 1 } })
  expect(antiga.valor.categorias[0]?.nome).toBe('Geral')
  expect((await apagar()).status).toBe(200)
  await pedir()
  expect((await chamar(apagarTipoDeVistoria, { params: { uid: tipoUid } })).erro?.error).toBe('EM_USO')
  const semDesenho = [{ ...CURTO[0], tipoImagem: null }]
  expect(
    (await chamar(salvarTipoDeVistoria, { body: tipo({ nome: 'X', categorias: semDesenho }) })).status,
  ).toBe(422)
  expect((await chamar(salvarTipoDeVistoria, { body: tipo({ nome: 'X' }) }, pessoa(['Pátio']))).status).toBe(
    403,
  )
})

test('an inspection from a phone: answers and photographs once, the end once, by the server’s clock', async () => {
  const uid = await pedir()
  const aparelho = randomUUID()
  const atrasado = (ms: number) => new Date(Date.now() - 5 * 3_600_000 - ms).toISOString()
  const um = await sincronizar(uid, aparelho, preenchida(), { agora: atrasado(0), inicio: atrasado(600_000) })
  expect(um.valor).toMatchObject({
    destino: { entidade: 'vistoria', uid },
    motivo: null,
    situacao: 'Aguardando',
  })
  await sincronizar(uid, aparelho, preenchida())
  await sincronizar(uid, aparelho, [resposta('km', 1, ['1']), resposta('nada', 9, ['x'])])
  const foto = randomUUID()
  expect((await concluir(uid, aparelho, [foto])).erro?.error).toBe('NAO_PODE')
  expect(await enviarFoto('vistoria', uid, foto)).toBe(200)
  expect(await enviarFoto('vistoria', uid, foto)).toBe(200)
  expect((await concluir(uid, aparelho, [foto])).valor).toMatchObject({ situacao: 'Realizada', nota: 'B' })
  expect((await concluir(uid, aparelho, [foto])).valor.situacao, 'the answer was lost: the same').toBe(
    'Realizada',
  )
  const v = await ver(uid)
  const [km, mapa, fotos] = v.categorias[0]?.itens ?? []
  expect([km?.resposta, mapa?.marcacoes, fotos?.fotos.length]).toEqual([['98000'], [MARCA], 1])
  expect(Math.abs(Date.parse(v.dataInicio ?? '') - Date.parse(v.createdAt))).toBeLessThan(600_000)
  expect(v.copiasRecebidas).toEqual([])
  const repetida = await sincronizar(uid, aparelho, preenchida())
  expect(repetida.valor.motivo, 'repeating what is there makes no copy').toBeNull()
  expect((await ver(uid)).copiasRecebidas).toEqual([])
})

test('two devices: the later one is told and kept beside; it may take over; what is done is not overwritten', async () => {
  const uid = await pedir()
  const [a, b] = [randomUUID(), randomUUID()]
  await sincronizar(uid, a, [resposta('km', 1, ['100'])])
  const fora = await sincronizar(uid, b, [resposta('km', 1, ['200'])])
  expect(fora.valor).toMatchObject({ destino: { entidade: 'vistoria_copia' }, podeAssumir: true })
  expect(fora.valor.motivo).toContain('outro aparelho')
  const copia = fora.valor.destino.uid
  expect(await enviarFoto('vistoria_copia', copia, randomUUID())).toBe(200)
  await sincronizar(uid, b, [resposta('km', 1, ['200'])], { assumir: true })
  const assumida = await ver(uid)
  expect(assumida.categorias[0]?.itens[0]?.resposta).toEqual(['200'])
  expect(assumida.copiasRecebidas.map((x) => x.categorias[0]?.itens[0]?.resposta)).toEqual([['200'], ['100']])
  await sincronizar(uid, b, [resposta('mapa', 2, [])])
  const foto = randomUUID()
  await enviarFoto('vistoria', uid, foto)
  expect((await concluir(uid, a, [])).erro?.error).toBe('OUTRO_APARELHO')
  expect((await concluir(uid, b, [foto])).valor).toMatchObject({ situacao: 'Realizada', nota: 'A' })
  const tarde = await sincronizar(uid, a, [resposta('km', 7, ['333'])])
  expect(tarde.valor.motivo).toContain('já concluiu')
  expect(await enviarFoto('vistoria', uid, randomUUID()), 'its photographs do not change any more').toBe(404)
  expect(await enviarFoto('vistoria_copia', tarde.valor.destino.uid, randomUUID())).toBe(200)
  const fim = await ver(uid)
  expect(fim.categorias[0]?.itens[0]?.resposta).toEqual(['200'])
  expect(fim.copiasRecebidas.map((x) => x.categorias[0]?.itens[2]?.fotos.length)).toEqual([1, 1])
  expect((await chamar(filaDeVistorias)).valor.copias).toBe(2)
  await chamar(conferirCopiaDaVistoria, { params: { uid: copia } })
  expect((await chamar(filaDeVistorias)).valor.copias).toBe(1)
})

test('who is given an inspection hears of it, once', async () => {
  const outro = await c.banco.sistema
    .insertInto('usuario')
    .values({ hotId: c.hotsite.id, nome: 'Vera Vistoria', email: 'vera@casa.com.br', papeis: ['Pátio'] })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  const body = {
    veiUid: veiculo.uid,
    tipoUid,
    saidaPatio: false,
    chaveDoPedido: randomUUID(),
    vistoriadorUid: outro.uid,
  }
  expect((await chamar(pedirVistoria, { body })).status).toBe(200)
  await chamar(pedirVistoria, { body })
  const { rows } = await sql<{ tipo: string; link: string }>`
    select tipo, link from aviso where usu_id = ${outro.id}`.execute(c.banco.sistema)
  expect(rows).toEqual([{ tipo: 'vistoria-a-fazer', link: `/vistoriar?vistoria=${body.chaveDoPedido}` }])
})

test('cancelled with a reason; who reaches what; the door; what a buyer sees', async () => {
  const uid = await pedir()
  const { versao } = await ver(uid)
  const cancelar = (quem: Pessoa) =>
    chamar(cancelarVistoria, { params: { uid }, body: { motivo: 'Veículo saiu', versao } }, quem)
  expect((await cancelar(pessoa(['Motorista']))).status).toBe(403)
  expect((await cancelar(adm())).valor.situacao).toBe('Cancelada')
  const motorista = pessoa(['Motorista'])
  expect((await chamar(vistoriasNoAparelho, {}, motorista)).valor.veiculos).toEqual([])
  expect(
    (await chamar(vistoriaPorUid, { params: { uid } }, { ...motorista, usuId: c.leiloeiro.usuId })).status,
  ).toBe(404)
  const noAparelho = (await chamar(vistoriasNoAparelho)).valor
  expect(noAparelho.vistorias.every((v) => v.situacao === 'Aguardando')).toBe(true)
  expect(noAparelho.tipos.length).toBe(5)
  const aberta = await c.banco.doHotsite(c.hotsite.id, (tx) =>
    pedirPelaPorta(tx, c.hotsite.id, { veiId: veiculo.id, tipoUid, estadiaId: 77 }),
  )
  if (!aberta.ok) throw new Error(aberta.motivo)
  const ligadas = await c.banco.doHotsite(c.hotsite.id, async (tx) => {
    await ligarVistoria(tx, c.hotsite.id, aberta.uid, { remocaoId: 9 })
    return [
      await vistoriasDe(tx, c.hotsite.id, { estadiaId: 77 }),
      await vistoriasDe(tx, c.hotsite.id, { remocaoId: 9 }),
    ]
  })
  expect(ligadas.map((l) => l.map((v) => v.uid))).toEqual([[aberta.uid], [aberta.uid]])
  const daEstadia = await chamar(vistoriasQb, { query: { estadia: 77 } })
  expect(daEstadia.valor.map((v) => [v.uid, v.remocao])).toEqual([[aberta.uid, 9]])
  const lelUid = c.lotes[0]?.uid ?? ''
  const publica = await executarChamada(c.ctx(null), vistoriaDoLote, { params: { lelUid } })
  expect(publica.valor.vistoria).toMatchObject({ nota: 'A', mapas: [{ tipoImagem: 'CARRO' }], itens: [] })
  const deFora = await executarChamada(c.ctx(null, c.outroHotsite), vistoriaDoLote, { params: { lelUid } })
  expect(deFora.status).toBe(404)
})

test('who asked hears that it is done, once; who did it himself hears nothing', async () => {
  const quem = await c.banco.sistema
    .insertInto('usuario')
    .values({ hotId: c.hotsite.id, nome: 'Rita Remoção', email: 'rita@casa.com.br', papeis: ['Remoção'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = { veiUid: veiculo.uid, tipoUid, saidaPatio: false, chaveDoPedido: randomUUID() }
  const { uid } = (await chamar(pedirVistoria, { body }, { ...adm(), usuId: quem.id })).valor
  const fazer = async (qual: string): Promise<void> => {
    const [aparelho, foto] = [randomUUID(), randomUUID()]
    await sincronizar(qual, aparelho, preenchida())
    await enviarFoto('vistoria', qual, foto)
    for (const _ of [1, 2])
      expect((await concluir(qual, aparelho, [foto])).valor.situacao, 'twice: the answer was lost').toBe(
        'Realizada',
      )
  }
  await fazer(uid)
  await fazer(await pedir())
  const { rows } = await sql<{ usuId: number; link: string; titulo: string; texto: string }>`
    select usu_id, link, titulo, texto from aviso where tipo = 'vistoria-pronta'`.execute(c.banco.sistema)
  expect(rows).toMatchObject([{ usuId: quem.id, link: `/admin/vistoria/${uid}` }])
  expect(rows[0]?.texto).toContain('Curta, nota B')
})
