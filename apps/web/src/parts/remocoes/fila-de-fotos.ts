// Photographs of a removal, kept on the phone (encrypted where the browser can) until the server has them. A list in the
// browser's storage says which wait and in which order; a picture's key follows from its content, so that the same one is
// one, however often it is taken in or sent.
import type { MomentoDaViagem } from '@martelo/domain/remocoes/fotos-da-viagem.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { gravarLista, lerLista } from '../../core/armazem-local.ts'
import { apagar, guardarBytes, lerBytes } from '../vistorias/cofre-do-aparelho.ts'
import { chaveDaFoto, comprimir } from '../vistorias/foto-comprimida.ts'

export interface FotoGuardada {
  readonly chave: string
  readonly momento: MomentoDaViagem
  /** which of the house's positions it shows */
  readonly posicao?: string
}
export type EnviarFoto = (foto: FotoGuardada, arquivo: File) => Promise<unknown>

const listaDe = (remUid: string): string => `martelo:remocao:${remUid}:fotos`
const nomeDe = (remUid: string, chave: string): string => `remocao:${remUid}:${chave}`
/** More than one journey needs, and what a phone surely holds. */
const MAXIMO = 40

export const fotosGuardadas = (remUid: string): FotoGuardada[] =>
  lerLista(listaDe(remUid)).flatMap((texto): FotoGuardada[] => {
    const [momento, chave, ...resto] = texto.split(' ')
    const posicao = resto.join(' ')
    return chave !== undefined && (momento === 'coleta' || momento === 'entrega')
      ? [{ momento, chave, ...(posicao === '' ? {} : { posicao }) }]
      : []
  })

const gravar = (remUid: string, fotos: readonly FotoGuardada[]): boolean =>
  gravarLista(
    listaDe(remUid),
    fotos.map((f) => [f.momento, f.chave, f.posicao].filter(Boolean).join(' ')),
  )

/**
 * Writes the name of a picture into the list once `guardar` has its bytes. False: the phone has no room, or there are too
 * many. The list is read again after the bytes are kept: of two pictures taken within that moment the second would not
 * see the first, and the same one would stand there twice.
 */
export async function porNaFila(
  remUid: string,
  foto: FotoGuardada,
  guardar: () => Promise<void>,
): Promise<boolean> {
  const cabe = (ja: readonly FotoGuardada[]): boolean =>
    ja.length < MAXIMO || ja.some((f) => f.chave === foto.chave)
  if (!cabe(fotosGuardadas(remUid))) return false
  // The bytes first: a name in the list without them would be a photograph that is not there.
  await guardar()
  const ja = fotosGuardadas(remUid)
  if (ja.some((f) => f.chave === foto.chave)) return true
  return cabe(ja) && gravar(remUid, [...ja, foto])
}

/** False: see `porNaFila`. */
export async function guardarFotoDaViagem(
  remUid: string,
  momento: MomentoDaViagem,
  arquivo: File,
  posicao?: string,
): Promise<boolean> {
  const bytes = await (await comprimir(arquivo)).arrayBuffer()
  const chave = await chaveDaFoto(bytes, remUid, momento)
  const foto = { momento, chave, ...(posicao ? { posicao } : {}) }
  return porNaFila(remUid, foto, () => guardarBytes('fotos', nomeDe(remUid, chave), bytes))
}

async function tirar(remUid: string, chave: string): Promise<void> {
  gravar(
    remUid,
    fotosGuardadas(remUid).filter((f) => f.chave !== chave),
  )
  await apagar('fotos', nomeDe(remUid, chave))
}

/** Sends in order. Answers what was refused for good, in words; throws when there is no line. */
export async function enviarFotos(remUid: string, enviar: EnviarFoto): Promise<string[]> {
  const recusas: string[] = []
  for (const f of fotosGuardadas(remUid)) {
    const bytes = await lerBytes('fotos', nomeDe(remUid, f.chave))
    if (bytes !== null)
      try {
        await enviar(f, new File([bytes], `${f.momento}.jpg`, { type: 'image/jpeg' }))
      } catch (e) {
        const deVez = e instanceof ErroDeChamada && (e.codigo === 409 || e.codigo === 422)
        if (!deVez) throw e
        recusas.push(e.message)
      }
    await tirar(remUid, f.chave)
  }
  return recusas
}
