import { TIPOS_DE_TEXTO, type TipoDeTexto } from '@martelo/domain/leiloes/textos-do-leilao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Modalidade, SituacaoDoLeilao, Visitacao } from './leilao.schemas.ts'

const TIPOS = Object.keys(TIPOS_DE_TEXTO) as [TipoDeTexto, ...TipoDeTexto[]]

export const publicoLeilao = defineCall('GET /v1/leiloes/publico/:leiUid', {
  summary: 'Um leilão publicado com local, leiloeiro, edital e regulamento',
  permission: 'publico',
  replica: true,
  params: z.object({ leiUid: Uid }),
  reply: z.object({
    uid: z.uuid(),
    nome: z.string(),
    nomeSemData: z.string(),
    descricao: z.string(),
    situacao: SituacaoDoLeilao,
    modalidade: Modalidade,
    data: z.iso.datetime(),
    ...Visitacao,
    dataPagamento: z.iso.date(),
    leiloeiro: z.string(),
    leiloeiroRegistro: z.string(),
    local: z.object({
      nome: z.string(),
      endereco: z.string(),
      cidade: z.string(),
      uf: z.string(),
      telefone: z.string().nullable(),
    }),
    imagem: z.string().nullable(),
    porcentagemComissao: z.number(),
    taxaAdm: z.number(),
    editalUrl: z.string().nullable(),
    ordemVisitacaoUrl: z.string().nullable(),
    ordemEntradaUrl: z.string().nullable(),
    transmissaoUrl: z.string().nullable(),
    temCanal: z.boolean().describe('the house broadcasts it itself'),
    regulamento: z.string(),
    regulamentoUid: z.uuid().nullable(),
    regulamentoNumero: z.number().nullable().describe('its version, where it is one of the records'),
    tipo: z.string().nullable().describe('how the house sorts its auctions'),
    textos: z.array(
      z.object({ tipo: z.enum(TIPOS), titulo: z.string(), texto: z.string(), proprio: z.boolean() }),
    ),
    quantidadeLotes: z.number(),
    comitentes: z.array(z.string()),
    convidados: z
      .array(z.string())
      .nullable()
      .describe(
        'for groups of clients alone: the names by which the site may tell of them; null: for everyone',
      ),
    /** of a court's auction: case, court, both rounds, in words */
    judicial: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
