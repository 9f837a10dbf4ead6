// The report of an inspection that is done, by its code: what this person may see of it. Staff see everything; who has the
// code sees what the type shows to buyers.
import { buffer } from 'node:stream/consumers'
import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import { estaFeita } from '@martelo/domain/vistorias/states.ts'
import { enderecoDaFoto, lerEnderecoDaFoto } from './endereco-da-foto.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerAnexos } from '../anexos/door.ts'
import { responder } from './apresentar-vistoria.ts'
import { vistoriaPeloHash } from './vistorias.sql.ts'

/** Null: there is no such report in this house. */
export async function laudoDaVistoria(ctx: Ctx, hash: string) {
  const hotId = ctx.hotsite.id
  const lida = await ctx.ler(async (tx) => {
    const v = await vistoriaPeloHash(tx, hotId, hash)
    if (v === undefined || !estaFeita(v.situacao)) return null
    return { v, fotos: await lerAnexos(tx, hotId, { entidade: 'vistoria', uid: v.uid }) }
  })
  if (lida === null) return null
  const { v, fotos } = lida
  const inteiro = ehInterno(ctx.sessao)
  const categorias = responder(v.categorias, v.respostas, fotos).map((c) => ({
    ...c,
    itens: c.itens.filter((i) => inteiro || i.publico),
  }))
  return { v, inteiro, categorias, fotos, enderecoDaFoto: (uid: string) => enderecoDaFoto(hash, uid) }
}

/** The bytes of a picture of a report, by its address. Null: not one of those, gone, or not for this person. */
export async function fotoDoLaudo(ctx: Ctx, endereco: string): Promise<Uint8Array | null> {
  const qual = lerEnderecoDaFoto(endereco)
  const laudo = qual && (await laudoDaVistoria(ctx, qual.hash))
  if (!qual || !laudo) return null
  const mostrada = laudo.categorias.some((c) => c.itens.some((i) => i.fotos.some((f) => f.uid === qual.uid)))
  const anexo = laudo.fotos.find((f) => f.uid === qual.uid)
  if (!mostrada || anexo === undefined) return null
  const lido = await ctx.servicos.arquivos.privado.ler(anexo.chave)
  return lido && buffer(lido.corrente)
}
