/** What is told about the site itself: a house that is closed longer than it said, a measure over its limit. */
import { declararAviso } from './declarar-aviso.ts'

export const AVISOS_DA_OPERACAO = {
  'equipe-manutencao-passou': declararAviso({
    nome: 'Manutenção além do previsto',
    quando: 'A hora de reabrir já passou, e o site continua fechado aos visitantes',
    publico: 'equipe',
    grupo: 'equipe',
    canais: ['sino', 'email'],
    papeis: ['ADM'],
    urgente: true,
    acao: 'Abrir a manutenção',
    variaveis: {
      prevista: {
        rotulo: 'Volta que foi anunciada',
        tipo: 'instante',
        exemplo: Date.UTC(2026, 10, 28, 12, 0),
      },
    },
    textos: {
      titulo: 'O site continua fechado',
      texto:
        'A volta estava prevista para {prevista}. Visitantes e clientes ainda veem a página de manutenção.',
      carta:
        'A volta do site estava prevista para {prevista}, e ele continua fechado: visitantes e clientes veem a página de manutenção, e o que estava em andamento está parado.\n\nNada reabre sozinho. Encerre a manutenção quando o trabalho terminar; se ele ainda demora, encerre esta e anuncie outra com a nova hora:\n\n{link}',
    },
  }),
  'alerta-de-operacao': declararAviso({
    nome: 'Alerta de operação',
    quando: 'Uma medida da plataforma passou do limite',
    publico: 'operador',
    grupo: 'equipe',
    canais: ['email'],
    obrigatorio: { canais: ['email'], motivo: 'Sem ele uma queda passa sem ser vista.' },
    urgente: true,
    variaveis: {
      medidas: { rotulo: 'Medidas', tipo: 'texto', exemplo: 'Fila de tarefas' },
      detalhes: {
        rotulo: 'Detalhes',
        tipo: 'bloco',
        exemplo: 'Fila de tarefas: 900 (limite 500).',
        pessoal: true,
      },
    },
    textos: { titulo: 'Alerta de operação: {medidas}', texto: '{medidas}', carta: '{detalhes}' },
  }),
} as const
