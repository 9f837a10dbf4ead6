/**
 * How long personal data and technical records are kept, and by which rule: one row per table that is purged
 * (decision 015). What is not in here is not purged: bids, the audit and what belongs to a sale are books that others
 * rely on. What no law asks for goes when its purpose has ended (LGPD, arts. 15 and 16), even if it might be useful
 * some day.
 */
export interface PrazoDeGuarda {
  readonly oque: string
  readonly horas: number
  /** the law, or the purpose that ends */
  readonly fonte: string
  /** about people: each purge leaves a line in the audit */
  readonly pessoal: boolean
}

const DIA = 24
/** Six months, counting the longest ones. */
const SEIS_MESES = 184 * DIA
const ANO = 366 * DIA
const CINCO_ANOS = 5 * ANO
const TECNICO = 'Uso técnico encerrado (LGPD, arts. 15, I, e 16)'
const MARCO_CIVIL = 'Marco Civil da Internet (Lei 12.965/2014), art. 15: registros de acesso por seis meses'

// biome-ignore format: one row per line is what makes a table readable
export const PRAZOS_DE_GUARDA = {
  historico_login: { oque: 'Entradas e tentativas de entrada, com IP', horas: SEIS_MESES, fonte: MARCO_CIVIL, pessoal: true },
  sessao: { oque: 'Acessos encerrados, com IP e navegador', horas: SEIS_MESES, fonte: MARCO_CIVIL, pessoal: true },
  visita: { oque: 'Páginas vistas, por pessoa ou visitante', horas: SEIS_MESES, fonte: MARCO_CIVIL, pessoal: true },
  caixa_postal: { oque: 'Cartas e mensagens enviadas', horas: SEIS_MESES, fonte: 'Fim da finalidade: responder a quem diz que não recebeu (LGPD, arts. 15, I, e 16)', pessoal: true },
  aviso: { oque: 'O que foi avisado a quem, e por onde', horas: ANO, fonte: 'Fim da finalidade (LGPD, arts. 15, I, e 16)', pessoal: true },
  inscricao_push: { oque: 'Aparelhos a que nada chega há um ano', horas: ANO, fonte: 'Fim da finalidade (LGPD, arts. 15, I, e 16)', pessoal: true },
  newsletter_inscricao: { oque: 'Quem saiu das novidades', horas: SEIS_MESES, fonte: 'Prova da saída (LGPD, art. 8º, §§ 2º e 5º)', pessoal: true },
  busca_salva: { oque: 'Avisos pedidos só por e-mail: não confirmados em sete dias, ou no fim do prazo', horas: 7 * DIA, fonte: 'Fim da finalidade (LGPD, arts. 15, I, e 16)', pessoal: true },
  mensagem_do_site: { oque: 'Mensagens do fale conosco e de parceiros', horas: CINCO_ANOS, fonte: 'Código de Defesa do Consumidor, art. 27: cinco anos', pessoal: true },
  evento_convidado: { oque: 'Convidados de eventos, um ano depois do evento', horas: ANO, fonte: 'Fim da finalidade (LGPD, arts. 15, I, e 16)', pessoal: true },
  visitacao: { oque: 'Visitas a pátios com hora marcada', horas: SEIS_MESES, fonte: 'Fim da finalidade (LGPD, arts. 15, I, e 16)', pessoal: true },
  consentimento: { oque: 'Escolhas sobre cookies, sem quem as fez', horas: CINCO_ANOS, fonte: 'Prova do consentimento (LGPD, art. 8º, § 2º), pelo prazo do art. 27 do CDC', pessoal: false },
  pix_notificacao: { oque: 'Avisos do banco, como vieram', horas: CINCO_ANOS, fonte: 'Código Tributário Nacional, arts. 173 e 174: cinco anos', pessoal: true },
  procob_consulta: { oque: 'Respostas da Procob sobre participantes', horas: ANO, fonte: 'Fim da finalidade (LGPD, arts. 15, I, e 16)', pessoal: true },
  documento_restrito: { oque: 'Respostas dos bancos sobre CPF e CNPJ restritos', horas: ANO, fonte: 'Fim da finalidade (LGPD, arts. 15, I, e 16)', pessoal: true },
  mapfre_evento: { oque: 'Eventos da seguradora sobre remoções que não vieram', horas: 92 * DIA, fonte: 'Fim da finalidade (LGPD, arts. 15, I, e 16)', pessoal: true },
  externo_registro: { oque: 'Conversas com parceiros externos, mascaradas', horas: 92 * DIA, fonte: 'Fim da finalidade: conferir com o parceiro o que foi pedido (LGPD, arts. 15, I, e 16)', pessoal: false },
  externo_envio: { oque: 'Mensagens a parceiros externos, já encerradas', horas: 92 * DIA, fonte: TECNICO, pessoal: false },
  externo_aviso: { oque: 'Avisos de parceiros externos, como vieram', horas: 92 * DIA, fonte: 'Fim da finalidade (LGPD, arts. 15, I, e 16)', pessoal: true },
  evento_comitente: { oque: 'O que foi avisado aos sistemas dos comitentes', horas: 92 * DIA, fonte: TECNICO, pessoal: false },
  entrada_comitente: { oque: 'Remessas de veículos dos sistemas dos comitentes, linha a linha', horas: 92 * DIA, fonte: TECNICO, pessoal: false },
  segredo_uso_unico: { oque: 'Códigos e endereços de uso único, vencidos', horas: 30 * DIA, fonte: TECNICO, pessoal: false },
  mudanca_de_contato: { oque: 'Trocas de e-mail e telefone, depois do prazo de desfazer', horas: SEIS_MESES, fonte: MARCO_CIVIL, pessoal: true },
  aparelho_conhecido: { oque: 'Aparelhos de uma conta que não voltam há um ano', horas: ANO, fonte: TECNICO, pessoal: false },
  cadastro_pendente: { oque: 'Cadastros pedidos e não confirmados em um dia', horas: 2 * DIA, fonte: 'Fim da finalidade (LGPD, arts. 15, I, e 16)', pessoal: true },
  login_pendente: { oque: 'Entradas que não chegaram ao segundo fator', horas: 1, fonte: TECNICO, pessoal: false },
  pedido_idempotente: { oque: 'Chaves de pedidos repetidos', horas: 7 * DIA, fonte: TECNICO, pessoal: false },
  limite_de_taxa: { oque: 'Contagens de tentativas, com IP', horas: DIA, fonte: TECNICO, pessoal: false },
  sala_quadro: { oque: 'Quadros das salas ao vivo, para quem volta', horas: 2, fonte: TECNICO, pessoal: false },
  acesso_revogado: { oque: 'Acessos encerrados antes da hora', horas: 1, fonte: TECNICO, pessoal: false },
} as const satisfies Readonly<Record<string, PrazoDeGuarda>>

export type Guardada = keyof typeof PRAZOS_DE_GUARDA
export const GUARDADAS = Object.keys(PRAZOS_DE_GUARDA) as readonly Guardada[]

/** What lives for hours is looked at all day long; the rest once a day. */
export const ehCurta = (g: Guardada): boolean => PRAZOS_DE_GUARDA[g].horas <= DIA

/** What a deleted client's books keep of him (name and document of the buyer) goes so long after his last purchase. */
export const HORAS_DOS_LIVROS = CINCO_ANOS
