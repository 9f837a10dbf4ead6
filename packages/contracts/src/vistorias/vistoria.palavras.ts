// How inspections are called in their history.
import type { EventoDeVistoria } from '@martelo/domain/vistorias/states.ts'
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_VISTORIA = palavras<never, EventoDeVistoria>({
  campos: {
    situacao: 'Situação',
    nota: 'Nota',
    veiculo: 'Veículo',
    vistoriador: 'Vistoriador',
    aparelho: 'Aparelho',
    copia: 'Cópia',
    perguntas: 'Versão das perguntas',
    podeEditar: 'Pode editar',
  },
  atos: {
    pedir: 'Pedida',
    responder: 'Respostas recebidas',
    começar: 'Começada em um aparelho',
    assumir: 'Assumida por outro aparelho',
    concluir: 'Realizada',
    cancelar: 'Cancelada',
    'conferir cópia': 'Cópia conferida',
  },
})
