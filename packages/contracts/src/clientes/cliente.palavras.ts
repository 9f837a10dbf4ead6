// How the record is called in its history: fields, codes, and what was done with it.
import type { EventoDeDocumento } from '@martelo/domain/clientes/states.ts'
import { type CorpoDe, palavras } from '../core/palavras.ts'
import type { alterarCliente } from './alterar-cliente.contract.ts'

export const PALAVRAS_DE_CLIENTE = palavras<keyof CorpoDe<typeof alterarCliente>, EventoDeDocumento>({
  campos: {
    cep: 'CEP',
    cidade: 'Cidade',
    cnpj: 'CNPJ',
    credenciadoDetran: 'Credenciado para desmonte',
    documentoSituacao: 'Documentos',
    email: 'E-mail',
    endereco: 'Endereço',
    estadoSigla: 'UF',
    grupos: 'Grupos',
    limiteDeCompra: { rotulo: 'Limite de compra', tipo: 'dinheiro' },
    motivo: 'Motivo',
    numero: 'Número',
    observacao: 'Observação',
    observacaoInterna: 'Observação interna',
    situacao: 'Situação',
  },
  atos: {
    alterarDados: 'Dados alterados',
    alterarMeusDados: 'Dados alterados pelo cliente',
    anonimizar: 'Nome e documento apagados',
    aprovar: 'Aprovado',
    aprovarDocumentos: 'Documentos aprovados',
    bloquear: 'Cliente bloqueado',
    cadastrar: 'Cadastro feito',
    cancelarExclusao: 'Exclusão dos dados cancelada',
    confirmarEmail: 'E-mail confirmado',
    confirmarTelefone: 'Telefone confirmado',
    desfazerMudancaDeContato: 'Troca de contato desfeita pelo contato antigo',
    divergir: 'Divergência apontada',
    divergirDocumentos: 'Divergência nos documentos',
    enviar: 'Documentos enviados para validação',
    enviarDocumento: 'Documento enviado',
    excluir: 'Conta excluída',
    exportarMeusDados: 'Dados exportados',
    lerDocumento: 'Documento lido',
    liberar: 'Liberado',
    mudarGrupos: 'Grupos alterados',
    mudarContato: 'Contato corrigido',
    pedirExclusao: 'Exclusão dos dados pedida',
    salvarEndereco: 'Endereço salvo',
  },
})
