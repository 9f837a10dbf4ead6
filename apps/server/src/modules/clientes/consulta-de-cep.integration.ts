// The postal-code service: `GET {url}/ws/{cep}/json/` of the ViaCEP kind, which several providers answer. It is asked with
// a short patience, since a person waits at a form that he may fill in himself; answers are kept for a day.
import { z } from 'zod'

const PACIENCIA_MS = 4_000
const VALIDADE_MS = 24 * 60 * 60 * 1000
const GUARDADOS = 5_000

const Resposta = z.object({
  erro: z.unknown().optional(),
  logradouro: z.string().max(200).default(''),
  bairro: z.string().max(200).default(''),
  localidade: z.string().max(120).default(''),
  uf: z.string().max(2).default(''),
  ibge: z.string().max(7).default(''),
})

export interface EnderecoDoCep {
  readonly cep: string
  readonly logradouro: string
  readonly bairro: string
  readonly cidade: string
  readonly estadoSigla: string
  readonly locId: number
}

/** The service did not answer in time, or not in its own language. */
export class CepFora extends Error {}

let url: string | null = null
const guardados = new Map<string, { readonly ate: number; readonly valor: EnderecoDoCep | null }>()

/** Given once, when a process starts. */
export function usarCep(endereco: string): () => void {
  url = endereco.replace(/\/$/, '')
  return () => {
    url = null
    guardados.clear()
  }
}

/** Null when there is no such code. Throws `CepFora`. `agora`: epoch ms. */
export async function buscarCep(cep: string, agora: number): Promise<EnderecoDoCep | null> {
  const digitos = cep.replace('-', '')
  const guardado = guardados.get(digitos)
  if (guardado !== undefined && guardado.ate > agora) return guardado.valor
  const valor = await perguntar(digitos)
  if (guardados.size >= GUARDADOS) guardados.clear()
  guardados.set(digitos, { ate: agora + VALIDADE_MS, valor })
  return valor
}

async function perguntar(digitos: string): Promise<EnderecoDoCep | null> {
  if (url === null) throw new CepFora('no postal-code service is configured')
  let lido: z.infer<typeof Resposta>
  try {
    const r = await fetch(`${url}/ws/${digitos}/json/`, { signal: AbortSignal.timeout(PACIENCIA_MS) })
    if (!r.ok) throw new Error(`status ${r.status}`)
    lido = Resposta.parse(await r.json())
  } catch (e) {
    throw new CepFora('the postal-code service failed', { cause: e })
  }
  if (lido.erro !== undefined || lido.localidade === '' || !/^\d{7}$/.test(lido.ibge)) return null
  return {
    cep: `${digitos.slice(0, 5)}-${digitos.slice(5)}`,
    logradouro: lido.logradouro,
    bairro: lido.bairro,
    cidade: lido.localidade,
    estadoSigla: lido.uf.toUpperCase(),
    locId: Number(lido.ibge),
  }
}
