// The history in words: what a recorded act is called, what a column is called, and how its values are read. The record
// keeps names and codes as the database has them; a person reads labels, reais, dates and states.
//
// How one could get it wrong: a new field of a form without its label here. palavras-do-historico.test.ts holds the
// contracts that edit records against this table.
import { ROTULO_DA_CAUCAO } from '@martelo/domain/caucoes/states.ts'
import { ROTULO_DO_DOCUMENTO } from '@martelo/domain/clientes/documentos-exigidos.ts'
import { formatarData, formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DO_TIPO_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { ehSituacaoLeilao, rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { ehSituacaoLote, rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'

const ACOES: Readonly<Record<string, string>> = {
  abrirCondicional: 'Condicional aberta',
  aceitar: 'Pagamento aceito',
  agendar: 'Retirada agendada',
  agendarRetirada: 'Retirada agendada',
  alterar: 'Alterado',
  alterarRecesso: 'Recesso alterado',
  anexar: 'Documento anexado',
  'anexar arquivo': 'Arquivo anexado',
  'devolver arquivo': 'Arquivo trazido de volta',
  'mudar arquivo': 'Arquivo mudado de lugar',
  'ordenar arquivos': 'Arquivos em outra ordem',
  'remover arquivo': 'Arquivo removido',
  'trocar arquivo': 'Arquivo trocado',
  apagarConta: 'Conta bancária retirada',
  apagarFoto: 'Foto apagada',
  apagarRecesso: 'Recesso apagado',
  anonimizar: 'Nome e documento apagados',
  anularAcesso: 'Acesso de uso único anulado',
  desfazerMudancaDeContato: 'Troca de contato desfeita pelo contato antigo',
  desligarSegundoFator: 'Código do aplicativo desligado',
  emitirAcesso: 'Acesso de uso único emitido',
  ligarSegundoFator: 'Código do aplicativo ligado',
  aplicar: 'Usada na compra',
  aplicarComSobra: 'Usada na compra, com devolução da sobra',
  aprontar: 'Marcado como pronto',
  aprovar: 'Aprovado',
  aprovarPagamento: 'Pagamento aprovado',
  aprovarDocumentos: 'Documentos aprovados',
  bloquear: 'Cliente bloqueado',
  cadastrar: 'Cadastro feito',
  cancelar: 'Cancelado',
  cancelarAgendamento: 'Agendamento cancelado',
  cancelarNoLeilao: 'Cancelado no leilão',
  comprovantesEnviados: 'Pagamento em validação',
  conducao: 'Condução trocada',
  conferir: 'Em conferência',
  confirmar: 'Confirmado',
  confirmarDevolucao: 'Devolução confirmada pelo banco',
  confirmarEmail: 'E-mail confirmado',
  confirmarEntrega: 'Entrega confirmada',
  confirmarLeiloeiro: 'Leiloeiro confirmado',
  confirmarPeloBanco: 'Confirmado pelo banco',
  confirmarSobraAplicada: 'Sobra devolvida',
  confirmarSobraRetida: 'Sobra devolvida',
  confirmarTelefone: 'Telefone confirmado',
  criar: 'Criado',
  criarApelido: 'Apelido criado',
  criarRecesso: 'Recesso criado',
  desconto: 'Desconto dado',
  desfazerConfirmacao: 'Confirmação do leiloeiro desfeita',
  desfazerConjunto: 'Conjunto desfeito',
  desistir: 'Desistência registrada',
  desligarComitente: 'Comitente desligado',
  despublicar: 'Voltou para o cadastro',
  devolver: 'Devolvido',
  divergir: 'Divergência apontada',
  divergirPagamento: 'Divergência no pagamento',
  divergirDocumentos: 'Divergência nos documentos',
  divergirPeloBanco: 'Divergência apontada pelo banco',
  editar: 'Editado',
  encerrar: 'Encerrado',
  entregar: 'Entregue',
  enviar: 'Documentos enviados para validação',
  enviarComprovante: 'Comprovante enviado',
  enviarDocumento: 'Documento enviado',
  enviarFotos: 'Fotos enviadas',
  enviarLogo: 'Logotipo enviado',
  escolherEntrega: 'Entrega dos documentos escolhida',
  estornar: 'Estornado',
  fechar: 'Fechada',
  formarConjunto: 'Conjunto formado',
  importar: 'Importado de planilha',
  incluirConta: 'Conta bancária incluída',
  incluirLote: 'Lote incluído na venda',
  iniciar: 'Iniciado',
  liberar: 'Liberado',
  liberarCondicional: 'Condicional liberada',
  ligarComitentes: 'Comitentes ligados',
  mudarContato: 'Contato corrigido',
  novoValor: 'Novo valor pedido',
  ordenarLotes: 'Lotes reordenados',
  pagamentoReaberto: 'Pagamento reaberto',
  pedir: 'Pedido recebido',
  publicar: 'Publicado',
  publicarComPendencia: 'Publicado com pendência',
  reabrir: 'Reaberto',
  reabrirCondicional: 'Condicional reaberta',
  reabrirLoteamento: 'Loteamento reaberto',
  reativar: 'Reativado',
  recalcularFins: 'Encerramentos recalculados',
  recusar: 'Recusado',
  recusarCondicional: 'Condicional recusada',
  recusarDevolucao: 'Devolução recusada pelo banco',
  recusarPix: 'Pix recusado',
  redefinirSenha: 'Senha redefinida',
  registrar: 'Pagamento registrado',
  registrarAusencia: 'Ausência registrada',
  preverDevolucao: 'Valor a devolver',
  reduzirDevolucao: 'Valor a devolver mudou',
  estornarPagamento: 'Pagamento estornado',
  registrarDevolucao: 'Devolução registrada',
  rejeitar: 'Rejeitado',
  remover: 'Removido',
  resolverPendencia: 'Pendência resolvida',
  respostaDuranteLeilao: 'Resposta dada durante o leilão',
  reter: 'Retida',
  reterComSobra: 'Retida em parte',
  retirar: 'Retirado',
  reverter: 'Voltou para publicado',
  reverterDesistencia: 'Desistência revertida',
  salvarEndereco: 'Endereço salvo',
  suspender: 'Suspenso',
  voltarCondicional: 'Voltou para condicional',
}

const CAMPOS: Readonly<Record<string, string>> = {
  abre: 'Abre às',
  agencia: 'Agência',
  ano: 'Ano',
  anoFabricacao: 'Ano de fabricação',
  anoModelo: 'Ano do modelo',
  apelidosLeiloeiro: 'Apelidos do leiloeiro',
  blackCar10: 'Black Car 10',
  cambio: 'Câmbio',
  cascata: 'Encerramento em cascata',
  caucaoPorcentagem: 'Caução sobre o limite (%)',
  caucaoValor: 'Caução',
  cep: 'CEP',
  cidade: 'Cidade',
  cnpj: 'CNPJ',
  codigoEnvio: 'Código de envio',
  combustivel: 'Combustível',
  comId: 'Comitente',
  comIds: 'Comitentes',
  comissaoExtraMensagem: 'Mensagem da comissão extra',
  comissaoExtraPorcentagem: 'Comissão extra (%)',
  comissaoPorcentagem: 'Comissão (%)',
  comitenteUid: 'Comitente',
  compreJa: 'Compre Já',
  compreJaPorcentagem: 'Comissão do Compre Já (%)',
  condicional: 'Aceita condicional',
  conducao: 'Condução',
  conferirDia: 'Conferir domingos e feriados',
  confirmacaoEmailExigida: 'Exigir e-mail confirmado',
  confirmacaoTelefoneExigida: 'Exigir celular confirmado',
  segundoFatorExigido: 'Exigir código do aplicativo da equipe que mexe com dinheiro',
  conservacao: 'Conservação',
  corPrimaria: 'Cor primária',
  corSecundaria: 'Cor secundária',
  credenciadoDetran: 'Credenciado para desmonte',
  dataFim: 'Encerramento',
  dataInicio: 'Início',
  dataPagamento: 'Vencimento',
  depositoDeBens: 'Depósito de bens',
  descricao: 'Descrição',
  despachante: 'Despachante',
  desistenciaAutomatica: 'Desistência automática de quem não paga',
  headerScript: 'Scripts de todas as páginas',
  hostsDeScript: 'Servidores de scripts',
  scriptsDePagina: 'Scripts de páginas',
  mapaLadrilhos: 'Servidor do mapa',
  mapaCredito: 'Crédito do mapa',
  venderCarroUrl: 'Endereço de quem quer vender o carro',
  detranItens: 'Itens do Detran',
  devolver: 'A devolver',
  diasEstadiaGratis: 'Dias de estadia gratuita',
  diasRespostaCondicional: 'Dias para responder à condicional',
  diasSemana: 'Dias da semana',
  documentacao: 'Documentação',
  documentosExigidos: 'Documentos exigidos',
  documentoSituacao: 'Documentos',
  editalUrl: 'Edital',
  email: 'E-mail',
  emailContato: 'E-mail de contato',
  emailEncarregado: 'E-mail do encarregado de dados',
  endereco: 'Endereço',
  endToEndId: 'Identificação do Pix',
  entreguePara: 'Entregue para',
  estadoSigla: 'UF',
  exigeBoleto: 'Exige boleto',
  explicacaoRetirada: 'Orientação da retirada',
  explicacaoVisitacao: 'Orientação da visitação',
  fecha: 'Fecha às',
  finalizacaoManual: 'Finalização manual',
  fipeCodigo: 'Código FIPE',
  fipeNome: 'Nome na FIPE',
  fipeValor: 'Valor FIPE',
  gradiente1: 'Gradiente, primeira cor',
  gradiente2: 'Gradiente, segunda cor',
  gradiente3: 'Gradiente, terceira cor',
  hash: 'Código',
  imagemCapa: 'Imagem de capa',
  incrementoAposLancesSegundos: 'Tempo acrescentado após lances (s)',
  incrementoPorValor: 'Incremento por faixa de valor',
  inibirVenda: 'Venda inibida',
  inicio: 'Início',
  intervaloEntreLotesSegundos: 'Intervalo entre lotes (s)',
  intervaloMinutos: 'Intervalo entre retiradas (min)',
  itensDetalhados: 'Itens do laudo',
  itensNotaFiscal: 'Itens da nota fiscal',
  km: 'Km',
  lance: 'Lance',
  lanceAutomatico: 'Lance automático',
  laudoCautelarObservacao: 'Observação do laudo cautelar',
  laudoCautelarResultado: 'Laudo cautelar',
  leilao: 'Leilão',
  leiloeiroConfirmadoAt: 'Leiloeiro confirmado em',
  leiloeiroUid: 'Leiloeiro',
  leoId: 'Leiloeiro',
  liberacaoDiaMotivo: 'Autorização do dia',
  limiteDeCompra: 'Limite de compra',
  localUid: 'Local de realização',
  lotesMovidos: 'Lotes movidos',
  lrlId: 'Local de realização',
  logoEscuro: 'Logo para fundo escuro',
  manterComoCondicional: 'Manter como condicional',
  matricula: 'Matrícula',
  mensagemRodape: 'Mensagem do rodapé',
  metodo: 'Entrega',
  minimo: 'Mínimo',
  minutosOciosos: 'Minutos até encerrar a sessão parada',
  mostrarReservaAtingida: 'Mostrar reserva atingida',
  necessarioLoginParaVisualizar: 'Só quem entrou vê valores',
  numero: 'Número',
  numeroMotor: 'Número do motor',
  observacao: 'Observação',
  observacaoInterna: 'Observação interna',
  observacoes: 'Observações',
  ordemEntradaUrl: 'Ordem de entrada',
  ordemVisitacaoUrl: 'Ordem de visitação',
  outros: 'Outras despesas',
  patId: 'Pátio',
  patioUid: 'Pátio',
  permiteRepasse: 'Permite repasse',
  permitirCnpj: 'Aceita empresas (CNPJ)',
  permitirCpf: 'Aceita pessoas (CPF)',
  perguntas: 'Perguntas frequentes',
  pixChave: 'Chave Pix',
  pixCidade: 'Cidade do Pix',
  pixNome: 'Nome do Pix',
  placaUf: 'UF da placa',
  pontoCorteParaIncrementoPosLancesSegundos: 'Ponto de corte do acréscimo (s)',
  porcentagemComissao: 'Comissão (%)',
  posicaoLeilao: 'Posição no leilão',
  possuiChave: 'Possui chave',
  prazo: 'Prazo',
  prazoDocumento: 'Prazo do documento (dias)',
  primeiroFim: 'Primeiro encerramento',
  recebeIncrementoTempo: 'Recebe acréscimo de tempo',
  redes: 'Redes sociais',
  remocao: 'Remoção',
  renavam: 'Renavam',
  renumerar: 'Renumerados',
  responsavel: 'Responsável',
  retomada: 'Origem',
  segundoEntreLotes: 'Segundos entre lotes',
  situacao: 'Situação',
  somenteBuyNowProposta: 'Só Compre Já e proposta',
  sorteioFinalAno: 'Sorteio de fim de ano',
  taxaAdm: 'Taxa administrativa',
  terceiro: 'Retirado por',
  textoSobreGradiente: 'Texto sobre o gradiente',
  tipoHabilitacao: 'Habilitação',
  tipoHabilitacaoLeilao: 'Habilitação',
  tipoId: 'Tipo',
  tipoNegociacao: 'Negociação',
  transmissaoNaPista: 'Transmissão na pista',
  transmissaoSubdominio: 'Subdomínio da transmissão',
  transmissaoUrl: 'Transmissão',
  uf: 'UF',
  usuarioEmail: 'E-mail do usuário',
  valorAplicado: 'Usado na compra',
  segundoAprovadorDesde: 'Segunda pessoa a partir de',
  segundoAprovadorTipos: 'Formas com segunda pessoa',
  limitesDeDesconto: 'Limites de desconto',
  restante: 'Falta depois',
  excedente: 'Além do devido',
  valorComitente: 'Reserva do comitente',
  valorDesconto: 'Desconto',
  valorMercado: 'Valor de mercado',
  valorProposta: 'Proposta mínima',
  valorRecebido: 'Valor recebido',
  valorRetido: 'Valor retido',
  veiculo: 'Veículo',
  versaoModelo: 'Versão',
  video: 'Vídeo',
  videoUrl: 'Vídeo',
  vistoria: 'Vistoria',
}

/** Columns in centavos. */
const EM_CENTAVOS = new Set([
  'caucaoValor',
  'segundoAprovadorDesde',
  'restante',
  'excedente',
  'valorAplicado',
  'valorRecebido',
  'valorRetido',
  'devolver',
  'compreJa',
  'depositoDeBens',
  'despachante',
  'fipeValor',
  'incremento',
  'lance',
  'limite',
  'limiteDeCompra',
  'minimo',
  'outros',
  'remocao',
  'taxaAdm',
  'valor',
  'valorComitente',
  'valorDesconto',
  'valorMercado',
  'valorProposta',
  'vistoria',
])

const CODIGOS: Readonly<Record<string, string>> = {
  ...ROTULO_DO_DOCUMENTO,
  ...ROTULO_DO_TIPO_DE_HABILITACAO,
  ...ROTULO_DA_CAUCAO,
  ONLINE: 'On-line',
  PRESENCIAL: 'Presencial',
  SIMULTANEO: 'Simultâneo',
  robo: 'Automática',
  leiloeiro: 'Pelo leiloeiro',
  misto: 'Mista',
}
const DIAS_DA_SEMANA = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']

/** `pontoDeCorte` → "Ponto de corte": what has no word of its own is at least no code. */
function separar(nome: string): string {
  const t = nome
    .replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replaceAll('_', ' ')
    .replace(/ (at|uid|id)$/, '')
  return t.charAt(0).toUpperCase() + t.slice(1)
}

export const temPalavra = (campo: string): boolean => campo in CAMPOS || /^[a-z]+$/.test(campo)
export const nomeDaAcao = (acao: string): string => ACOES[acao] ?? separar(acao)
export const nomeDoCampo = (campo: string): string => CAMPOS[campo] ?? separar(campo)

/** Before and after in words. Of two lists, what they share is left out: a person looks for what came and went. */
export function compararEmPalavras(campo: string, antes: unknown, depois: unknown): [string, string] {
  const dizer = (v: unknown) => emPalavras(campo, v)
  if (!Array.isArray(antes) || !Array.isArray(depois)) return [dizer(antes), dizer(depois)]
  const [a, d] = [antes, depois].map((lista) => lista.map(dizer)) as [string[], string[]]
  const sairam = a.filter((item) => !d.includes(item))
  const entraram = d.filter((item) => !a.includes(item))
  if (sairam.length === 0 && entraram.length === 0) return ['', 'outra ordem']
  return [sairam.join('; '), entraram.join('; ')]
}

function emPalavras(campo: string, v: unknown): string {
  if (v === null || v === undefined) return ''
  if (typeof v === 'boolean') return v ? 'sim' : 'não'
  if (Array.isArray(v)) return v.map((item) => emPalavras(campo, item)).join('; ')
  if (typeof v === 'number') return numero(campo, v)
  if (typeof v !== 'object') return texto(String(v))
  return Object.entries(v)
    .map(([c, valor]) => `${nomeDoCampo(c)}: ${emPalavras(c, valor)}`)
    .join(', ')
}

function numero(campo: string, n: number): string {
  if (EM_CENTAVOS.has(campo)) return formatarReais(n)
  if (campo === 'diasSemana') return DIAS_DA_SEMANA[n] ?? String(n)
  return /^ano/.test(campo) ? String(n) : n.toLocaleString('pt-BR')
}

const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const DIA = /^\d{4}-\d{2}-\d{2}$/

function texto(t: string): string {
  if (INSTANTE.test(t)) return formatarDataHora(Date.parse(t))
  if (DIA.test(t)) return formatarData(Date.parse(`${t}T15:00:00Z`))
  if (t in CODIGOS) return CODIGOS[t] ?? t
  if (/^\/arquivos\//.test(t)) return 'arquivo novo'
  if (ehSituacaoLote(t)) return rotuloDaSituacao(t, 'leilao')
  if (ehSituacaoLeilao(t)) return rotuloDoLeilao(t)
  return /^[A-Za-z]+(_[A-Za-z]+)+$/.test(t) ? separar(t.toLowerCase()) : t
}
