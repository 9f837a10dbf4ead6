import { editarSessao } from '@martelo/contracts/conteudo/editar-sessao.contract.ts'
import { enviarVideoPagina } from '@martelo/contracts/conteudo/enviar-video-pagina.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { paginasDeTeste } from './paginas.fixture.ts'

let c: Cenario
let t: ReturnType<typeof paginasDeTeste>
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 1, clientes: 1 })
  t = paginasDeTeste(c)
})
afterAll(() => c.fechar())

const mandar = (conteudo: string) =>
  executarChamada(t.adm(), enviarVideoPagina, {
    arquivos: [{ nome: 'fundo.mp4', bytes: Buffer.from(conteudo) }],
  })
const mudar = (uid: string, video: string) =>
  executarChamada(t.adm(), editarSessao, { params: { id: uid }, body: { config: { video } } })

test('the film behind an opening is a file that the house sent', async () => {
  const enviado = await mandar('\0\0\0 ftypisom\0\0um filme')
  expect(enviado.erro).toBeNull()
  const { p, sesUid } = await t.comSessao('BUSCA_HERO')
  expect((await mudar(sesUid, enviado.valor.url)).erro).toBeNull()
  await t.publicar(p.uid)
  expect((await t.ver(p.uri)).valor.sessoes[0]?.config).toEqual({ video: enviado.valor.url })
  for (const outro of [
    'https://mal.exemplo/v.mp4',
    enviado.valor.url.replace('.mp4', '.webm'),
    `/arquivos/paginas/${c.outroHotsite.id}/ab/${'a'.repeat(64)}.mp4`,
  ])
    expect((await mudar(sesUid, outro)).erro?.campos).toEqual({ 'config.video': 'Envie o vídeo novamente' })
  expect((await mudar(sesUid, '')).valor.sessoes[0]?.config).toEqual({})
})

test('what is no film is refused', async () => {
  expect((await mandar('<script>')).erro?.campos).toEqual({ video: 'Envie um vídeo em MP4 ou WebM' })
})
