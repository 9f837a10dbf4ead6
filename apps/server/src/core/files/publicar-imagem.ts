// One picture that a person sent → the file that is served, and its address. What does not fit its use is refused at the
// field that the form shows.
import type { Ctx } from '../http/contexto.ts'
import { RecusaLancada, recusar } from '../http/handle.ts'
import { prepararImagem, type UsoDaImagem } from './imagem-unica.ts'
import { publicar } from './publicar.ts'

interface DestinoDaImagem {
  /** of its kind, in the house's folder */
  readonly pasta: string
  readonly campo: string
  readonly uso: UsoDaImagem
}

interface ImagemPublicada {
  readonly url: string
  readonly largura: number
  readonly altura: number
}

/** Throws the refusal ARQUIVO. Stores outside of any transaction: what no row names later is deleted as unused. */
export async function publicarImagem(
  ctx: Pick<Ctx, 'hotsite' | 'servicos'>,
  enviado: { readonly bytes: Uint8Array } | undefined,
  { pasta, campo, uso }: DestinoDaImagem,
): Promise<ImagemPublicada> {
  const naoServe = (mensagem: string) =>
    new RecusaLancada(recusar('ARQUIVO', mensagem, { campos: { [campo]: mensagem } }))
  if (enviado === undefined) throw naoServe('Escolha um arquivo')
  const pronta = await prepararImagem(enviado.bytes, uso)
  if (!pronta.ok) throw naoServe(pronta.mensagem)
  const { bytes, extensao, largura, altura } = pronta.imagem
  return { url: await publicar(ctx, pasta, bytes, extensao), largura, altura }
}
