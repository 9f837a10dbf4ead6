import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, textoLivre } from '../core/fields.ts'
import { ErroDoArquivo, LinhaDoRetorno } from './boleto.schemas.ts'

/** A file of 20.000 lines of 400. */
const MAXIMO = 8_200_000

export const processarRetorno = defineCall('POST /v1/boletos/retornos', {
  summary: 'Lê um arquivo de retorno: primeiro mostra o que cada linha faria, depois faz, cada linha uma vez',
  permission: 'venda:acertar',
  body: z.object({
    nome: texto(120, 'Informe o nome do arquivo'),
    conteudo: textoLivre('Escolha o arquivo')
      .min(1, 'O arquivo está vazio')
      .max(MAXIMO, 'O arquivo é grande demais'),
    /** only shows */
    previa: z.boolean(),
  }),
  reply: z.object({
    banco: z.string(),
    padrao: z.string(),
    geradoEm: z.string().nullable(),
    /** the same file was processed before; its lines are shown and nothing is done */
    repetido: z.boolean(),
    erros: z.array(ErroDoArquivo),
    linhas: z.array(LinhaDoRetorno),
    recebido: z.number().int(),
    aplicadas: z.number().int(),
  }),
  refusals: { ARQUIVO: 400 },
  maxBody: MAXIMO + 100_000,
})
