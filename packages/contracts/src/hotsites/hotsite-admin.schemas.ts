// What the house edits of its own site, once for reading and once, with its limits, for saving. Reading is lenient:
// a row written before a rule existed must still open in the form where it can be put right.
import { TIPOS_DE_DOCUMENTO } from '@martelo/domain/clientes/documentos-exigidos.ts'
import { estadoPorSigla } from '@martelo/domain/comum/estados.ts'
import { validarCep } from '@martelo/domain/comum/identificadores/cep.ts'
import { validarEmail } from '@martelo/domain/comum/identificadores/email.ts'
import type { Validado } from '@martelo/domain/comum/identificadores/validado.ts'
import { TIPOS_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { DIAS_DE_RECLAMACAO } from '@martelo/domain/incidentes/prazo-de-reclamacao.ts'
import { FONTES, REDES_SOCIAIS, validarTelefoneDaCasa } from '@martelo/domain/hotsites/aparencia.ts'
import { validarLadrilhos } from '@martelo/domain/hotsites/ladrilhos.ts'
import {
  MAXIMO_DE_HOSTS,
  MAXIMO_DE_PAGINAS,
  MAXIMO_DO_SCRIPT,
  validarAnalytics,
  validarHost,
} from '@martelo/domain/hotsites/scripts-do-site.ts'
import { PAPEIS_QUE_DESCONTAM, TIPOS_SOB_GUARDA } from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { validarChavePix } from '@martelo/domain/pagamentos/chave-pix.ts'
import { REGRAS_DA_SEGUNDA_OFERTA } from '@martelo/domain/vendas/segunda-oferta.ts'
import { z } from 'zod'
import {
  Centavos,
  CentavosPositivos,
  GUARDAVEL,
  Instante,
  texto,
  textoLivre,
  Versao,
} from '../core/fields.ts'

const opcional = z.string().nullable()

/** One hotsite as its administrator reads it. */
export const HotsiteAdmin = z.object({
  id: z.number(),
  uid: z.uuid(),
  versao: z.number(),
  subdominio: z.string(),
  dominio: opcional,
  tipo: z.enum(['leilao', 'loja']),
  updatedAt: Instante,
  nome: z.string(),
  slogan: z.string(),
  descricao: z.string(),
  corPrimaria: z.string(),
  corSecundaria: z.string(),
  gradiente1: z.string(),
  gradiente2: z.string(),
  gradiente3: z.string(),
  textoSobreGradiente: z.string(),
  fonte: z.string(),
  logo: opcional,
  logoEscuro: opcional,
  favicon: opcional,
  imagemCapa: opcional,
  perguntas: z.array(z.object({ pergunta: z.string(), resposta: z.string() })),
  permitirCpf: z.boolean(),
  permitirCnpj: z.boolean(),
  confirmacaoEmailExigida: z.boolean(),
  confirmacaoTelefoneExigida: z.boolean(),
  segundoFatorExigido: z.boolean(),
  documentosExigidos: z.array(z.string()),
  tipoHabilitacaoLeilao: z.string(),
  necessarioLoginParaVisualizar: z.boolean(),
  minutosOciosos: z.number(),
  lanceAutomatico: z.boolean(),
  propostas: z.boolean(),
  apelidosLeiloeiro: z.boolean(),
  mostrarReservaAtingida: z.boolean(),
  manterComoCondicional: z.boolean(),
  exigeFotosAprovadas: z.boolean(),
  desistenciaAutomatica: z.boolean(),
  segundaOferta: z.string(),
  segundaOfertaHoras: z.number(),
  validacoesValorOfertaBloqueada: z.number().nullable(),
  laudoLoteCondicionalDestinatarios: z.array(z.string()),
  confEmail: z.boolean(),
  grcId: z.number().nullable(),
  grcIdLogin: z.number().nullable(),
  cogId: z.number().nullable(),
  contaBancariaComitente: z.boolean(),
  leoId: z.number().nullable(),
  diasRespostaCondicional: z.number(),
  diasEstadiaGratis: z.number(),
  diasDeReclamacao: z.number(),
  telefone: opcional,
  whatsapp: opcional,
  emailContato: opcional,
  emailsContato: z.array(z.string()),
  cadastroDe: Instante.nullable(),
  cadastroAte: Instante.nullable(),
  visualizacaoDe: Instante.nullable(),
  visualizacaoAte: Instante.nullable(),
  emailEncarregado: opcional,
  mensagemRodape: opcional,
  endereco: opcional,
  cidade: opcional,
  uf: opcional,
  cep: opcional,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  redes: z.record(z.string(), z.string()),
  venderCarroUrl: opcional,
  mapaLadrilhos: opcional,
  mapaCredito: opcional,
  pixChave: opcional,
  pixNome: opcional,
  pixCidade: opcional,
  bcoIdBoleto: z.number().nullable(),
  bcoIdDeposito: z.number().nullable(),
  segundoAprovadorDesde: z.number().nullable(),
  segundoAprovadorTipos: z.array(z.string()),
  limitesDeDesconto: z.record(z.string(), z.number()),
  analytics: opcional,
  headerScript: opcional,
  hostsDeScript: z.array(z.string()),
  scriptsDePagina: z.array(z.object({ uri: z.string(), handleScript: z.string() })),
})

const Cor = textoLivre('Escolha a cor')
  .regex(/^#[0-9a-f]{6}$/i, 'Use uma cor no formato #rrggbb')
  .toLowerCase()

/** May be empty; what is written obeys the domain's own check and carries its sentence. */
const conferido = (max: number, validar?: (t: string) => Validado<unknown>) =>
  textoLivre('Texto inválido')
    .trim()
    .max(max, `Use no máximo ${max} caracteres`)
    .superRefine((t, c) => {
      const r = t === '' || validar === undefined ? null : validar(t)
      if (r !== null && !r.ok) c.addIssue({ code: 'custom', message: r.mensagem })
    })
    .nullable()

const Imagem = textoLivre().max(300, 'Envie a imagem novamente').nullable()
const inteiro = (min: number, max: number) =>
  z
    .number({ error: 'Informe um número' })
    .int('Use um número inteiro')
    .min(min, `O mínimo é ${min}`)
    .max(max, `O máximo é ${max}`)
/** The number of a record of the house. */
const Numero = inteiro(1, 2_147_483_647)
const coordenada = (limite: number) =>
  z.number({ error: 'Informe um número' }).min(-limite, 'Fora do mapa').max(limite, 'Fora do mapa').nullable()

/** The path of a page that carries a script of its own. */
export const CaminhoDaPagina = textoLivre('Informe o caminho da página').regex(
  /^\/[\w/.-]{0,118}$/,
  'Use o caminho da página, como /quem-somos',
)

const EnderecoDeRede = textoLivre()
  .max(300, 'Use no máximo 300 caracteres')
  .pipe(
    z.url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'Use um endereço que comece com https://',
    }),
  )

/** What a save carries: the whole form, so that nothing depends on what was left out. */
export const EdicaoDoHotsite = z.object({
  versao: Versao,
  nome: texto(80, 'Informe o nome do site'),
  slogan: texto(120, 'Escreva o slogan: é o título da página inicial'),
  descricao: textoLivre().trim().max(400, 'Use no máximo 400 caracteres'),
  corPrimaria: Cor,
  corSecundaria: Cor,
  gradiente1: Cor,
  gradiente2: Cor,
  gradiente3: Cor,
  textoSobreGradiente: Cor,
  fonte: z.enum(FONTES, 'Escolha uma das fontes da lista'),
  logo: Imagem,
  logoEscuro: Imagem,
  favicon: Imagem,
  imagemCapa: Imagem,
  perguntas: z
    .array(
      z.object({ pergunta: texto(200, 'Escreva a pergunta'), resposta: texto(2000, 'Escreva a resposta') }),
    )
    .max(40, 'Use no máximo 40 perguntas'),
  permitirCpf: z.boolean(),
  permitirCnpj: z.boolean(),
  confirmacaoEmailExigida: z.boolean(),
  confirmacaoTelefoneExigida: z.boolean(),
  segundoFatorExigido: z.boolean(),
  documentosExigidos: z
    .array(z.enum(TIPOS_DE_DOCUMENTO, 'Tipo de documento inválido'))
    .max(TIPOS_DE_DOCUMENTO.length),
  tipoHabilitacaoLeilao: z.enum(TIPOS_DE_HABILITACAO, 'Escolha a habilitação'),
  necessarioLoginParaVisualizar: z.boolean(),
  minutosOciosos: inteiro(1, 240),
  lanceAutomatico: z.boolean(),
  propostas: z.boolean(),
  apelidosLeiloeiro: z.boolean(),
  mostrarReservaAtingida: z.boolean(),
  manterComoCondicional: z.boolean(),
  exigeFotosAprovadas: z.boolean(),
  desistenciaAutomatica: z.boolean(),
  segundaOferta: z.enum(REGRAS_DA_SEGUNDA_OFERTA, 'Escolha a regra'),
  segundaOfertaHoras: inteiro(1, 168),
  validacoesValorOfertaBloqueada: CentavosPositivos.nullable().default(null),
  laudoLoteCondicionalDestinatarios: z
    .array(z.email({ error: 'E-mail inválido' }).check(GUARDAVEL).max(254))
    .max(10, 'No máximo 10 endereços')
    .default([]),
  /** a letter when the sign-up is complete */
  confEmail: z.boolean().default(false),
  /** groups of clients: the one that a sign-up joins, and the one that alone may sign in */
  grcId: Numero.nullable().default(null),
  grcIdLogin: Numero.nullable().default(null),
  /** the group of consignors that a new one joins */
  cogId: Numero.nullable().default(null),
  /** a sale of one consignor is paid to his account, where he has one */
  contaBancariaComitente: z.boolean().default(true),
  /** the one auctioneer whose brand this site is */
  leoId: Numero.nullable().default(null),
  diasRespostaCondicional: inteiro(1, 30),
  diasEstadiaGratis: inteiro(0, 90),
  diasDeReclamacao: inteiro(DIAS_DE_RECLAMACAO.menor, DIAS_DE_RECLAMACAO.maior),
  telefone: conferido(30, validarTelefoneDaCasa),
  whatsapp: conferido(30, validarTelefoneDaCasa),
  emailContato: conferido(254, validarEmail),
  /** further ones: shown beside it, and told what the house is told */
  emailsContato: z
    .array(z.email({ error: 'E-mail inválido' }).check(GUARDAVEL).max(254))
    .max(5, 'No máximo 5 endereços')
    .default([]),
  cadastroDe: Instante.nullable().default(null),
  cadastroAte: Instante.nullable().default(null),
  visualizacaoDe: Instante.nullable().default(null),
  visualizacaoAte: Instante.nullable().default(null),
  emailEncarregado: conferido(254, validarEmail),
  mensagemRodape: conferido(300),
  endereco: conferido(200),
  cidade: conferido(80),
  uf: conferido(2, (t) =>
    estadoPorSigla(t) ? { ok: true, valor: t } : { ok: false, mensagem: 'Escolha o estado' },
  ),
  cep: conferido(9, validarCep),
  latitude: coordenada(90),
  longitude: coordenada(180),
  venderCarroUrl: z.literal('').or(EnderecoDeRede).nullable(),
  mapaLadrilhos: conferido(300, validarLadrilhos),
  mapaCredito: conferido(120),
  redes: z.partialRecord(z.enum(REDES_SOCIAIS, 'Rede desconhecida'), EnderecoDeRede),
  pixChave: conferido(77, validarChavePix),
  pixNome: conferido(80),
  pixCidade: conferido(80),
  /** accounts of the house, by their number; null: the one that the sale chose */
  bcoIdBoleto: Numero.nullable(),
  bcoIdDeposito: Numero.nullable(),
  segundoAprovadorDesde: Centavos.nullable(),
  segundoAprovadorTipos: z.array(z.enum(TIPOS_SOB_GUARDA, 'Forma desconhecida')).max(TIPOS_SOB_GUARDA.length),
  limitesDeDesconto: z.record(
    z.enum(PAPEIS_QUE_DESCONTAM, 'Papel desconhecido'),
    z
      .number({ error: 'Informe a porcentagem' })
      .min(0, 'No mínimo 0%')
      .max(100, 'No máximo 100%')
      .multipleOf(0.01, 'Use no máximo duas casas decimais'),
  ),
  analytics: conferido(40, validarAnalytics),
  headerScript: conferido(MAXIMO_DO_SCRIPT),
  hostsDeScript: z
    .array(conferido(220, validarHost).pipe(textoLivre().min(1, 'Informe o servidor')))
    .max(MAXIMO_DE_HOSTS, `Use no máximo ${MAXIMO_DE_HOSTS} servidores`),
  scriptsDePagina: z
    .array(
      z.object({
        uri: CaminhoDaPagina,
        handleScript: texto(MAXIMO_DO_SCRIPT, 'Cole o <script> da página'),
      }),
    )
    .max(MAXIMO_DE_PAGINAS, `Use no máximo ${MAXIMO_DE_PAGINAS} páginas`),
})
