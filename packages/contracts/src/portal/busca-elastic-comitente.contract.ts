import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosApurados, Centavos, Instante, inteiro, textoOpcional, Uid } from '../core/fields.ts'

const LoteDoComitente = z.object({
  lelUid: Uid,
  numero: z.string(),
  nome: z.string(),
  placa: z.string().nullable(),
  chassi: z.string().nullable(),
  foto: z.string().nullable(),
  situacao: z.enum(SITUACOES_DE_LOTE),
  comitente: z.string(),
  leilao: z.object({ uid: Uid, nome: z.string(), data: Instante, situacao: z.string() }),
  minimo: Centavos,
  reserva: Centavos.nullable(),
  lance: Centavos.nullable(),
  lances: z.number().int(),
  arremate: Centavos.nullable(),
  reservaAtingida: z.boolean().nullable(),
  multa: Centavos,
  comissao: Centavos.nullable(),
  /** removal and yard, at the last lot of the good */
  despesas: Centavos,
  /** below zero where a good only cost */
  liquido: z.number().int().nullable(),
  /** no statement holds it yet: commission and net are what the contract says today */
  prevista: z.boolean(),
  /** its good */
  veiUid: Uid,
})

export const buscaElasticComitente = defineCall('POST /v1/lote/busca-elastic-comitente', {
  summary: 'Busca do comitente entre os seus lotes, com arremate, reserva atingida e líquido',
  permission: 'comitente:acompanhar',
  body: z.object({
    /** number, name, plate or chassis */
    texto: textoOpcional(100),
    leiUid: Uid.nullish(),
    comIds: z.array(inteiro('Comitente inválido')).max(100).default([]),
    situacoes: z.array(z.enum(SITUACOES_DE_LOTE)).max(SITUACOES_DE_LOTE.length).default([]),
    /** auctions held on or after, and on or before */
    de: z.iso.date({ error: 'Data inválida' }).nullish(),
    ate: z.iso.date({ error: 'Data inválida' }).nullish(),
    pagina: inteiro().min(1).max(1000).default(1),
    porPagina: inteiro().min(1).max(200).default(50),
  }),
  reply: z.object({
    total: z.number().int(),
    /** over everything that was found */
    totais: z.object({
      vendidos: z.number().int(),
      arremates: CentavosApurados,
      comissao: CentavosApurados,
      despesas: CentavosApurados,
      liquido: z.number().int(),
      /** of the net, what no statement holds yet */
      previsto: z.number().int(),
    }),
    comitentes: z.array(z.object({ comId: z.number().int(), nome: z.string() })),
    lotes: z.array(LoteDoComitente),
  }),
  limit: { por: 'conta', max: 120, segundos: 60 },
})
