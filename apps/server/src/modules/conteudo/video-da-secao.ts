// The film behind an opening is a file that this house sent: another origin would watch the visitors.
import type { Ctx } from '../../core/http/contexto.ts'
import { imagensEstranhas } from './imagens-da-pagina.ts'
import { camposErrados } from './mudar-rascunho.ts'

const FILME = /\.(?:mp4|webm)$/

export async function exigirVideoDaCasa(
  ctx: Pick<Ctx, 'hotsite' | 'servicos'>,
  config: { readonly video?: string | undefined } | undefined,
): Promise<void> {
  const video = config?.video
  if (!video) return
  const estranha = !FILME.test(video) || Object.keys(await imagensEstranhas(ctx, { video })).length > 0
  camposErrados(estranha ? { 'config.video': 'Envie o vídeo novamente' } : {})
}
