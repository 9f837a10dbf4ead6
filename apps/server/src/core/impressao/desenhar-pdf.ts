// A document as a PDF file (decision 028). Pictures are read here; drawing happens in a thread that is kept for the next
// one, one file at a time: bids never wait for a paper. What takes too long ends the thread.
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { Documento, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import sharp from 'sharp'
import { criarSemaforo } from '../files/semaforo.ts'
import type { Armazenamento } from '../files/armazenamento.ts'
import { CAMINHO_DOS_ARQUIVOS } from '../http/arquivos-publicos.ts'
import { Ocupado } from '../http/handle.ts'
import type { Imagens } from './blocos-pdf.ts'
import type { PedidoDePdf } from './desenhar-folhas.ts'

/** A picture that no visitor may fetch by its address alone; null: not of this kind, or gone. */
export type LeitorDeImagem = (endereco: string) => Promise<Uint8Array | null>

const LARGURA_DA_FOTO = 800
const DEMORA_MS = 60_000
const porta = criarSemaforo(1, 20)
let thread: Worker | null = null

export async function desenharPdf(
  { titulo, folhas }: Pick<Documento, 'titulo' | 'folhas'>,
  publico: Pick<Armazenamento, 'ler'>,
  privada: LeitorDeImagem = () => Promise.resolve(null),
): Promise<Buffer> {
  const imagens = await lerImagens(folhas, publico, privada)
  const pdf = await porta.entrar(() => naThread({ titulo, folhas, imagens }))
  if (pdf === null) throw new Ocupado('Há muitos documentos sendo feitos. Tente de novo em instantes.', 10)
  return Buffer.from(pdf)
}

function naThread(pedido: PedidoDePdf): Promise<Uint8Array> {
  const esta = (thread ??= new Worker(new URL('./pdf-worker.ts', import.meta.url)))
  return new Promise((responder, falhar) => {
    const relogio = setTimeout(() => desistir(new Error('a document took too long to draw')), DEMORA_MS)
    const sair = (): void => {
      clearTimeout(relogio)
      esta.off('message', pronto).off('error', desistir).off('exit', acabou)
      // A thread that waits for work keeps no process alive.
      esta.unref()
    }
    function pronto(pdf: Uint8Array): void {
      sair()
      responder(pdf)
    }
    function desistir(erro: Error): void {
      sair()
      if (thread === esta) thread = null
      void esta.terminate()
      falhar(erro)
    }
    const acabou = () => desistir(new Error('the drawing thread ended'))
    esta.ref()
    esta.on('message', pronto).on('error', desistir).on('exit', acabou)
    esta.postMessage(pedido)
  })
}

/** Pictures of the house's stores, made small and of a kind that PDF knows. What is elsewhere is left out. */
async function lerImagens(
  folhas: readonly Folha[],
  publico: Pick<Armazenamento, 'ler'>,
  privada: LeitorDeImagem,
): Promise<Imagens> {
  const enderecos = new Set(
    folhas.flatMap((f) => [
      ...(f.casa.logo === null ? [] : [f.casa.logo]),
      ...f.blocos.flatMap((b) => (b.tipo === 'fotos' ? b.fotos.map((x) => x.endereco) : [])),
    ]),
  )
  const lidas = new Map<string, Buffer>()
  for (const e of enderecos) {
    const bytes = e.startsWith(CAMINHO_DOS_ARQUIVOS)
      ? await publico
          .ler(e.slice(CAMINHO_DOS_ARQUIVOS.length))
          .then((lido) => lido && buffer(lido.corrente))
          .catch(() => null)
      : await privada(e)
    if (bytes === null) continue
    const imagem = sharp(bytes).resize({
      width: LARGURA_DA_FOTO,
      withoutEnlargement: true,
    })
    lidas.set(e, await imagem.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer())
  }
  return lidas
}
