// A service of average prices: what a model of a year costs this month, by its code.
import { z } from 'zod'
import { definirParceiro } from '../../core/externo/parceiro.ts'

const Resposta = z.object({
  modelo: z.string().min(1).max(200),
  /** reais, as the service writes them */
  valor: z.number().positive().max(1e9),
  referencia: z.string().regex(/^\d{4}-\d{2}$/),
})

export interface PrecosDeVeiculos {
  /** Throws `FalhaExterna`. Null: the service knows no price. */
  preco(codigo: string, anoModelo: number): Promise<{ nome: string; valor: number; referencia: Date } | null>
}

export const FIPE = definirParceiro({
  nome: 'precos-de-veiculos',
  titulo: 'Preços de veículos (FIPE)',
  descricao: 'Informa o preço médio de um veículo pelo código FIPE e pelo ano.',
  campos: {
    url: { rotulo: 'Endereço da API', tipo: 'endereco', obrigatorio: true },
    token: { rotulo: 'Token', tipo: 'segredo', obrigatorio: true },
  },
  tempoMs: 8000,
  abrir: ({ credencial, pedir }): PrecosDeVeiculos => ({
    async preco(codigo, anoModelo) {
      const r = await pedir(
        {
          operacao: 'preco',
          endereco: `${credencial.url.replace(/\/$/, '')}/precos/${codigo}/${anoModelo}`,
          cabecalhos: { authorization: `Bearer ${credencial.token}` },
        },
        Resposta,
      )
      if (r.valor === null) return null
      const { modelo, valor, referencia } = r.valor
      return {
        nome: modelo,
        valor: Math.round(valor * 100),
        referencia: new Date(`${referencia}-01T12:00:00Z`),
      }
    },
  }),
  testar: async (porta) =>
    (await porta.preco('001004-9', 2013)) === null
      ? 'O serviço respondeu, sem preço.'
      : 'O serviço respondeu.',
})
