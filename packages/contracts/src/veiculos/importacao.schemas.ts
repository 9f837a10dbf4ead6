// What the screen shows of an import: the columns as they were understood, each row with what it would do, every error
// and warning at its cell.
import { z } from 'zod'
import { inteiroEscrito } from '../core/fields.ts'
import { TipoDoBemEscrito } from '../lotes/tipo-do-bem.schemas.ts'

const Problema = z.object({
  linha: z.number(),
  coluna: z.string().nullable(),
  titulo: z.string(),
  valor: z.string(),
  mensagem: z.string(),
})

export const LinhaDaImportacao = z.object({
  linha: z.number(),
  acao: z.enum(['novo', 'atualiza', 'erro', 'ignora']),
  motivo: z.string(),
  titulo: z.string(),
  numero: z.string().nullable(),
  minimo: z.number().nullable(),
  mudancas: z.array(z.object({ campo: z.string(), titulo: z.string(), de: z.string(), para: z.string() })),
  erros: z.array(Problema),
  avisos: z.array(Problema),
})

export const Importacao = z.object({
  uid: z.uuid(),
  situacao: z.enum(['previa', 'confirmada', 'descartada']),
  nomeArquivo: z.string(),
  formato: z.string(),
  leilao: z.object({ id: z.number(), nome: z.string() }).nullable(),
  comitenteUid: z.uuid().nullable(),
  patioUid: z.uuid().nullable(),
  tipoId: z.number().nullable(),
  criadaAt: z.iso.datetime(),
  confirmadaAt: z.iso.datetime().nullable(),
  /** empty for a notice of the Receita Federal, whose fields are fixed */
  colunas: z.array(
    z.object({
      indice: z.number(),
      letra: z.string(),
      titulo: z.string(),
      chave: z.string().nullable(),
      repetida: z.boolean(),
    }),
  ),
  /** the columns that may be chosen */
  conhecidas: z.array(z.object({ chave: z.string(), titulo: z.string() })),
  linhaDoCabecalho: z.number().nullable(),
  abas: z.array(z.string()),
  aba: z.string().nullable(),
  totais: z.object({
    linhas: z.number(),
    novo: z.number(),
    atualiza: z.number(),
    erro: z.number(),
    ignora: z.number(),
    avisos: z.number(),
  }),
  linhas: z.array(LinhaDaImportacao),
  resultado: z
    .object({
      veiculosNovos: z.number(),
      veiculosMudados: z.number(),
      lotesNovos: z.number(),
      lotesMudados: z.number(),
      erros: z.number(),
    })
    .nullable(),
})

/** What the person chooses beside the file. Multipart fields come as text. */
export const OpcoesDaImportacao = z.object({
  leiId: inteiroEscrito().min(1).optional(),
  comitenteUid: z.uuid('Comitente inválido').optional(),
  patioUid: z.uuid('Pátio inválido').optional(),
  tipoId: TipoDoBemEscrito.optional(),
})
