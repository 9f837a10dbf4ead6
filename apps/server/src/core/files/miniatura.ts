// A small picture for lists, made when it is asked for. Bounded: lists ask for many at once.
import sharp from 'sharp'
import { LIMITES_DE_FOTO } from './fotos.ts'
import { criarSemaforo } from './semaforo.ts'

const LADO = 320
const porta = criarSemaforo(2, 200)

/** Null when it is no picture, or too many wait. */
export function miniatura(bytes: Uint8Array): Promise<Buffer | null> {
  return porta.entrar(() =>
    sharp(bytes, { limitInputPixels: LIMITES_DE_FOTO.pixels })
      .timeout({ seconds: LIMITES_DE_FOTO.segundos })
      .resize({ width: LADO, height: LADO, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer()
      .catch(() => null),
  )
}
