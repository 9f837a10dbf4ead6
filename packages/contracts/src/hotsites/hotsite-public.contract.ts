import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

const Cores = z.object({
  primaria: z.string(),
  secundaria: z.string(),
  gradiente: z.array(z.string()),
  textoSobreGradiente: z.string(),
})

export const hotsitePublic = defineCall('GET /v1/hotsite/public', {
  summary: 'O que todos podem saber do hotsite: nome, tipo, cores, contatos, leiloeiros e leilões ao vivo',
  permission: 'publico',
  reply: z.object({
    id: z.number(),
    uid: z.uuid(),
    nome: z.string(),
    tipo: z.enum(['leilao', 'loja']),
    slogan: z.string(),
    descricao: z.string(),
    logo: z.string().nullable(),
    favicon: z.string().nullable(),
    cores: Cores,
    telefone: z.string().nullable(),
    whatsapp: z.string().nullable(),
    emailContato: z.string().nullable(),
    emailEncarregado: z.string().nullable(),
    lanceAutomatico: z.boolean(),
    propostas: z.boolean(),
    necessarioLoginParaVisualizar: z.boolean(),
    /** the external site that buys people's cars */
    venderCarroUrl: z.string().nullable(),
    /** server of map tiles, with whose map it is; null: the site draws its own */
    ladrilhos: z.object({ url: z.string(), credito: z.string() }).nullable(),
    /** who cries here, with the registration that the law asks to be shown */
    leiloeiros: z.array(z.object({ nome: z.string(), registro: z.string() })),
    /** types of pages (0 to 16) that the house took out of the site */
    paginasDesligadas: z.array(z.number()),
    /** pages of the house's own that are on */
    paginasDaCasa: z.array(z.object({ uri: z.string(), titulo: z.string() })),
    aoVivo: z.array(z.object({ uid: z.uuid(), nome: z.string() })),
  }),
})
