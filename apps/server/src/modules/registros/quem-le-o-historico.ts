// Who may open a record's screen may read its history.
import type { Permissao } from '@martelo/contracts/core/permissions.ts'
import type { ENTIDADES_COM_HISTORICO } from '@martelo/contracts/registros/historico.contract.ts'

export const QUEM_LE_O_HISTORICO: Record<(typeof ENTIDADES_COM_HISTORICO)[number], Permissao> = {
  hotsite: 'hotsite:editar',
  usuario: 'usuario:administrar',
  cliente: 'cliente:ver',
  comitente: 'comitente:ver',
  leiloeiro: 'leilao:ver',
  incidente: 'incidente:ver',
  preferencia_do_lote: 'judicial:decidir',
  proposta: 'proposta:responder',
  patio: 'patio:agenda',
  veiculo: 'veiculo:ver',
  leilao: 'leilao:ver',
  lote: 'lote:ver',
  venda: 'venda:ver',
  venda_item: 'venda:ver',
  pagamento: 'venda:ver',
  boleto: 'venda:ver',
  habilitacao: 'habilitacao:decidir',
  caucao: 'caucao:ver',
  prestacao: 'prestacao:ver',
  estadia: 'estadia:ver',
  remocao: 'remocao:ver',
  importacao: 'importacao:fazer',
  vistoria: 'vistoria:ver',
  vistoria_copia: 'vistoria:pedir',
  tipo_vistoria: 'vistoria:tipos',
  video_institucional: 'transmissao:ver',
}
