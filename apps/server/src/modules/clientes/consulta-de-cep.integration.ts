// The postal-code service: `GET {url}/ws/{cep}/json/` of the ViaCEP kind, which several providers answer. It is asked with
// a short patience, since a person waits at a form that he may fill in himself; answers are kept for a day.
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { definirParceiro } from '../../core/externo/parceiro.ts'

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

export interface ConsultaDeCep {
  /** Null when there is no such code. Throws `FalhaExterna`. */
  buscar(cep: string): Promise<EnderecoDoCep | null>
}

/** By service and code; an answer is the same for every house. */
const guardados = new LRUCache<string, { readonly achado: EnderecoDoCep | null }>({
  max: GUARDADOS,
  ttl: VALIDADE_MS,
})

export const CEP = definirParceiro({
  nome: 'cep',
  titulo: 'Consulta de CEP',
  descricao: 'Preenche o endereço pelo CEP nos formulários.',
  campos: { url: { rotulo: 'Endereço do serviço', tipo: 'endereco', obrigatorio: true } },
  tempoMs: PACIENCIA_MS,
  abrir: ({ credencial, pedir }): ConsultaDeCep => ({
    async buscar(cep) {
      const digitos = cep.replace('-', '')
      const endereco = `${credencial.url.replace(/\/$/, '')}/ws/${digitos}/json/`
      const guardado = guardados.get(endereco)
      if (guardado !== undefined) return guardado.achado
      const { valor } = await pedir({ operacao: 'consultar', endereco }, Resposta)
      const achado = valor === null ? null : ler(digitos, valor)
      guardados.set(endereco, { achado })
      return achado
    },
  }),
  async testar(porta) {
    const praca = await porta.buscar('01001-000')
    return praca === null
      ? 'O serviço respondeu, sem conhecer o CEP 01001-000.'
      : `O serviço respondeu: ${praca.cidade}.`
  },
})

function ler(digitos: string, r: z.infer<typeof Resposta>): EnderecoDoCep | null {
  if (r.erro !== undefined || r.localidade === '' || !/^\d{7}$/.test(r.ibge)) return null
  return {
    cep: `${digitos.slice(0, 5)}-${digitos.slice(5)}`,
    logradouro: r.logradouro,
    bairro: r.bairro,
    cidade: r.localidade,
    estadoSigla: r.uf.toUpperCase(),
    locId: Number(r.ibge),
  }
}
