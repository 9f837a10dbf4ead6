// An installation with MARTELO_VIDEO_MBIT=0 broadcasts nothing: it says so, and no auction becomes ready by a channel.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
const daEquipe = (chave: string, partes: object = {}) => chamarComo(c, c.equipe, chave, partes)
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({
    clientes: 1,
    lotes: 1,
    leilao: { situacao: 'CRIADO', transmissaoSubdominio: 'casa', transmissaoUrl: null },
  })
  const modelos = await daEquipe('GET /v1/template-transmissao/qb')
  await daEquipe('POST /v1/canal-transmissao', {
    body: {
      nome: 'Principal',
      disponivel: true,
      leilaoUid: c.leilao.uid,
      templateUid: modelos.valor[0]?.uid,
    },
  })
})
afterAll(() => c.fechar())

test.each([
  [400, true, null],
  [0, false, 'SEM_VIDEO'],
])('with %i Mbit/s the studio says %j and the desk gets %j', async (mbit, comVideo, recusa) => {
  Object.assign(c.servicos.config.video, { mbit })
  const leilaoUid = c.leilao.uid
  const mesa = await daEquipe('GET /v1/transmissao/by-leilao/:leilaoUid/mesa', { params: { leilaoUid } })
  expect(mesa.valor.comVideo).toBe(comVideo)
  const iniciada = await daEquipe('POST /v1/post-iniciar-transmissao', {
    body: {
      urlRmtp: 'rtmp://leilao.localhost/entrada',
      leilaoUid,
      posicaoTemplate: 0,
      videoAtivo: true,
      audioAtivo: true,
    },
  })
  expect(iniciada.erro?.error ?? null).toBe(recusa)
  const ficha = await daEquipe('GET /v1/leiloes/:id', { params: { id: c.leilao.id } })
  expect(ficha.erro).toBeNull()
  expect(JSON.stringify(ficha.valor).includes('Falta o canal de transmissão.')).toBe(!comVideo)
})
