// All parts have come: they become the one file. It is stored before the row is written, outside the record's lock; a
// process that dies in between leaves it to the queue.
import { concluirEnvioDeAnexo } from '@martelo/contracts/anexos/concluir-envio-de-anexo.contract.ts'
import { partesQueFaltam, quantasPartes } from '@martelo/domain/anexos/envio-em-partes.ts'
import { apagarDepois } from '../../core/files/apagar-sem-dono.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { chaveDaParte, envioPor, partesRecebidas, tirarEnvio } from './envios.sql.ts'
import { esquecerLogo } from './esquecer-envios.job.ts'
import { gravarAnexo } from './gravar-anexo.ts'
import { type Pedacos, prepararPedacos } from './preparar-conteudo.ts'
import { NAO_HA } from './quem-pode.ts'

/** Longer than any copy within the store takes. */
const DEPOIS_MS = 3_600_000
const CABECALHO = 64 * 1024

handle(concluirEnvioDeAnexo, async (ctx, { params: { uid } }) => {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  const lido = await ctx.ler(async (tx) => {
    const e = await envioPor(tx, hotId, usuId, uid, false)
    return e && { e, faltam: partesQueFaltam(e.tamanho, await partesRecebidas(tx, hotId, e.id)).length }
  })
  if (lido === undefined) return NAO_HA
  const { e, faltam } = lido
  if (faltam > 0) return recusar('FALTAM_PARTES', `Faltam ${faltam} partes do arquivo.`)
  const partes = quantasPartes(e.tamanho)
  const pronto = await prepararPedacos(ctx, await pedacosDe(ctx, uid, e.tamanho), e.entidade)
  if (ehRecusa(pronto)) {
    // It will never be taken: nothing of it stays.
    await ctx.tx(async (tx) => {
      await tirarEnvio(tx, hotId, uid)
      await esquecerLogo(tx, { hotId, uid, partes })
    })
    return pronto
  }
  await ctx.tx((tx) => apagarDepois(tx, [pronto.chave], { quando: new Date(Date.now() + DEPOIS_MS) }))
  if (!(await ctx.servicos.arquivos.privado.existe(pronto.chave))) await pronto.gravar()
  return ctx.tx(async (tx) => {
    const dono = { entidade: e.entidade, uid: e.entidadeUid }
    const r = await gravarAnexo(ctx, tx, dono, { ...e, substitui: e.substitui ?? undefined }, pronto)
    if (ehRecusa(r)) return r
    await tirarEnvio(tx, hotId, uid)
    await esquecerLogo(tx, { hotId, uid, partes })
    return r
  })
})

async function pedacosDe(ctx: Ctx, uid: string, tamanho: number): Promise<Pedacos> {
  const { privado } = ctx.servicos.arquivos
  async function* ler(): AsyncGenerator<Uint8Array> {
    for (let n = 1; n <= quantasPartes(tamanho); n++) {
      const lida = await privado.ler(chaveDaParte(ctx.hotsite.id, uid, n))
      if (lida === null) throw new Error(`part ${n} of the upload ${uid} is missing`)
      yield* lida.corrente as AsyncIterable<Uint8Array>
    }
  }
  const inicio: Uint8Array[] = []
  let vindos = 0
  for await (const pedaco of ler()) {
    inicio.push(pedaco)
    vindos += pedaco.length
    if (vindos >= CABECALHO) break
  }
  return { tamanho, inicio: Buffer.concat(inicio), ler }
}
