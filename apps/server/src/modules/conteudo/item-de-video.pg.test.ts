import { duplicarItem } from '@martelo/contracts/conteudo/duplicar-item.contract.ts'
import { enviarVideoPagina } from '@martelo/contracts/conteudo/enviar-video-pagina.contract.ts'
import { editarItem } from '@martelo/contracts/conteudo/editar-item.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { itemDe, paginasDeTeste } from './paginas.fixture.ts'

let c: Cenario
let t: ReturnType<typeof paginasDeTeste>
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 1 })
  t = paginasDeTeste(c)
})
afterAll(() => c.fechar())

const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const editar = (id: string, body: object) =>
  executarChamada(t.adm(), editarItem, { params: { id }, body: { link, ...body } })

test('a video says how long it is, rests without being deleted, and comes back', async () => {
  const { p, iteUid } = await t.comItem('VIDEOS')
  const dito = await editar(iteUid, { titulo: 'Por dentro do pátio', tempoEmSegundos: 205 })
  expect(itemDe(dito.valor, iteUid)).toMatchObject({ tempoEmSegundos: 205, ativo: true })
  await t.publicar(p.uid)
  const vistos = async () =>
    (await t.ver(p.uri)).valor.sessoes.flatMap((s) => s.itens).map((i) => [i.titulo, i.tempoEmSegundos])
  expect(await vistos()).toEqual([['Por dentro do pátio', 205]])

  await editar(iteUid, { ativo: false })
  await t.publicar(p.uid)
  expect(await vistos()).toEqual([])
  const copia = await executarChamada(t.adm(), duplicarItem, { body: { itemUid: iteUid } })
  const itens = copia.valor.sessoes.flatMap((s) => s.itens).map((i) => [i.tempoEmSegundos, i.ativo])
  expect(itens).toEqual([
    [205, false],
    [205, false],
  ])

  await editar(iteUid, { ativo: true, tempoEmSegundos: null })
  await t.publicar(p.uid)
  expect(await vistos()).toEqual([['Por dentro do pátio', undefined]])
})

test.each([[0], [-1], [1.5], [86_400]])('%d seconds are no length', async (tempoEmSegundos) => {
  const { iteUid } = await t.comItem('VIDEOS')
  const r = await editar(iteUid, { tempoEmSegundos })
  expect(Object.keys(r.erro?.campos ?? {})).toEqual(['tempoEmSegundos'])
})

test('a video is a film that the house sent, and no film of another', async () => {
  const enviado = await executarChamada(t.adm(), enviarVideoPagina, {
    arquivos: [{ nome: 'patio.mp4', bytes: Buffer.from('\0\0\0 ftypisom\0\0o patio') }],
  })
  const { p, iteUid } = await t.comItem('VIDEOS')
  expect((await editar(iteUid, { link: enviado.valor.url })).erro).toBeNull()
  await t.publicar(p.uid)
  const { valor } = await t.ver(p.uri)
  expect(valor.sessoes.flatMap((s) => s.itens).map((i) => i.link)).toEqual([enviado.valor.url])
  for (const [outro, porque] of [
    [`/arquivos/paginas/${c.outroHotsite.id}/ab/${'a'.repeat(64)}.mp4`, 'Envie o vídeo novamente'],
    ['/leilao', 'Envie um vídeo, ou use o endereço de um do YouTube ou do Vimeo'],
  ])
    expect((await editar(iteUid, { link: outro })).erro?.campos).toEqual({ link: porque })
})
