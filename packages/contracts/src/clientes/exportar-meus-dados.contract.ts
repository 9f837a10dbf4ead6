import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

const Linhas = z.array(z.record(z.string(), z.unknown()))

export const exportarMeusDados = defineCall('GET /v1/cliente/meus-dados', {
  summary: 'Tudo o que a casa guarda sobre o cliente, num arquivo que outros sistemas leem (LGPD, art. 18)',
  permission: 'cliente:area',
  reply: z.object({
    geradoEm: Instante,
    controlador: z.object({ nome: z.string(), encarregado: z.string().nullable() }),
    cadastro: z.record(z.string(), z.unknown()),
    endereco: z.record(z.string(), z.unknown()).nullable(),
    aceites: Linhas,
    documentos: Linhas,
    socios: Linhas,
    grupos: Linhas,
    habilitacoes: Linhas,
    lances: Linhas,
    propostas: Linhas,
    compras: Linhas,
    pagamentos: Linhas,
    caucoes: Linhas,
    convites: Linhas,
    visitas: Linhas,
    favoritos: Linhas,
    buscasSalvas: Linhas,
    mensagens: Linhas,
    acessos: Linhas,
  }),
  limit: { por: 'conta', max: 10, segundos: 3600 },
})
