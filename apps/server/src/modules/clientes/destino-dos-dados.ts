// What becomes of each list of a person's data when he is forgotten: read by the rehearsal, kept true by a test that counts
// the rows before and after the act. A list that is not named here does not compile.
import type { Lista } from './meus-dados.sql.ts'

/** Null: its rows go. Else why they stay, without his contacts. */
export const DESTINO_DOS_DADOS: Readonly<
  Record<Lista, { readonly oque: string; readonly fica: string | null }>
> = {
  cadastrosUnidos: { oque: 'Cadastros unidos ao seu', fica: 'sem contatos, pelos lances e livros' },
  documentos: { oque: 'Documentos enviados', fica: null },
  socios: { oque: 'Sócios', fica: null },
  grupos: { oque: 'Grupos', fica: null },
  favoritos: { oque: 'Favoritos', fica: null },
  buscasSalvas: { oque: 'Buscas salvas', fica: null },
  visitas: { oque: 'Visitas marcadas', fica: null },
  convites: { oque: 'Convites de eventos', fica: null },
  paginasVistas: { oque: 'Páginas vistas', fica: null },
  restricoes: { oque: 'Consultas a listas de bancos', fica: null },
  problemasRelatados: { oque: 'Problemas relatados', fica: null },
  mensagensDoSite: { oque: 'Mensagens pelo site', fica: null },
  novidades: { oque: 'Inscrição em novidades', fica: null },
  aparelhos: { oque: 'Aparelhos que recebem avisos', fica: null },
  avisos: { oque: 'Avisos recebidos no site', fica: null },
  cartas: { oque: 'Mensagens enviadas', fica: null },
  canais: { oque: 'Avisos escolhidos', fica: null },
  compras: { oque: 'Compras', fica: 'pelos livros' },
  pagamentos: { oque: 'Pagamentos', fica: 'pelos livros' },
  caucoes: { oque: 'Cauções', fica: 'pelos livros' },
  indicacoes: { oque: 'Créditos por indicação', fica: 'pelos livros' },
  lances: { oque: 'Lances', fica: 'sob pseudônimo' },
  lancesAutomaticos: { oque: 'Lances automáticos', fica: 'sob pseudônimo' },
  propostas: { oque: 'Propostas', fica: 'sob pseudônimo' },
  propostasParceladas: { oque: 'Propostas em parcelas', fica: 'sob pseudônimo' },
  segundasOfertas: { oque: 'Segundas ofertas', fica: 'sob pseudônimo' },
  preferencias: { oque: 'Direitos de preferência', fica: 'pelo processo' },
  habilitacoes: { oque: 'Habilitações', fica: 'provam quem podia dar lances' },
  validacoes: { oque: 'Validações', fica: 'provam quem podia dar lances' },
  consultas: { oque: 'Consultas a cadastros públicos', fica: 'até o fim da guarda' },
  aceites: { oque: 'Termos aceitos', fica: 'provam o contrato' },
  acessosLiberados: { oque: 'Acessos de outras pessoas', fica: 'provam quem agiu' },
  incidentes: { oque: 'Reclamações e ocorrências', fica: 'até o fim da guarda' },
  avisosDeDados: { oque: 'Avisos de incidentes com dados', fica: 'provam o aviso' },
  mensagens: { oque: 'Mensagens das conversas', fica: 'sob pseudônimo' },
  acessos: { oque: 'Registros de acesso', fica: 'por seis meses' },
}
