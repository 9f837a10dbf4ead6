/**
 * What people outdoors are told: carriers and drivers, who have no account, the address by which they act; who inspects,
 * that an inspection is given to him; who asked for one, that it is done.
 */
import { declararAviso } from './declarar-aviso.ts'

const variaveis = {
  veiculo: { rotulo: 'Veículo', tipo: 'texto', exemplo: 'Fiat Uno Mille 2013, ABC1D23' },
  origem: { rotulo: 'Onde buscar', tipo: 'texto', exemplo: 'Oficina Horizonte, Belo Horizonte/MG' },
  destino: { rotulo: 'Aonde levar', tipo: 'texto', exemplo: 'Pátio Campinas, Campinas/SP' },
  ate: { rotulo: 'Vale até', tipo: 'instante', exemplo: 1_797_800_400_000 },
} as const

const daEstrada = (nome: string, quando: string, titulo: string, pedido: string) =>
  declararAviso({
    nome,
    quando,
    publico: 'visitante',
    grupo: 'equipe',
    canais: ['email'],
    obrigatorio: { canais: ['email'], motivo: 'É o único caminho de quem não tem senha.' },
    acao: 'Abrir a remoção',
    variaveis,
    textos: {
      titulo,
      texto: '{veiculo}',
      carta: `Olá, {nome}.\n\n${pedido}\n\n{veiculo}\nBuscar em: {origem}\nLevar para: {destino}\n\nAbrir a remoção: {link}\n\nO endereço serve só para esta remoção, até {ate}. Não o encaminhe: quem o abre age em seu nome.`,
    },
  })

export const AVISOS_DA_ESTRADA = {
  'remocao-a-transportadora': daEstrada(
    'Remoção à transportadora',
    'A casa cria o endereço de uma remoção para a transportadora, que tem e-mail',
    'Remoção de {veiculo}',
    'Há uma remoção para a sua empresa: aceite, escolha o dia e o motorista.',
  ),
  'remocao-ao-motorista': daEstrada(
    'Remoção ao motorista',
    'A casa cria o endereço de uma remoção para o motorista, que tem e-mail',
    'A sua remoção: {veiculo}',
    'Esta remoção é sua. Abra o endereço no celular antes de sair: depois ele funciona também sem rede.',
  ),
  'vistoria-a-fazer': declararAviso({
    nome: 'Vistoria a fazer',
    quando: 'Uma vistoria é dada a uma pessoa',
    publico: 'equipe',
    grupo: 'equipe',
    canais: ['sino', 'push'],
    opcionais: ['email'],
    acao: 'Abrir a vistoria',
    variaveis: {
      veiculo: variaveis.veiculo,
      tipo: { rotulo: 'Tipo de vistoria', tipo: 'texto', exemplo: 'Vistoria de entrada' },
      patio: { rotulo: 'Pátio', tipo: 'texto', exemplo: 'Pátio Campinas' },
    },
    textos: {
      titulo: 'Vistoria a fazer: {veiculo}',
      texto: '{tipo}, {patio}',
      carta: 'Olá, {nome}.\n\nUma vistoria é sua: {tipo} de {veiculo}, {patio}.\n\nAbrir a vistoria: {link}',
    },
  }),
  'vistoria-pronta': declararAviso({
    nome: 'Vistoria pronta',
    quando: 'Uma vistoria é concluída por outra pessoa que não a que a pediu',
    publico: 'equipe',
    grupo: 'equipe',
    canais: ['sino'],
    opcionais: ['push', 'email'],
    acao: 'Ver a vistoria',
    variaveis: {
      veiculo: variaveis.veiculo,
      tipo: { rotulo: 'Tipo de vistoria', tipo: 'texto', exemplo: 'Vistoria de entrada' },
      resultado: { rotulo: 'Resultado', tipo: 'texto', exemplo: 'nota B' },
      quem: { rotulo: 'Quem vistoriou', tipo: 'texto', exemplo: 'Paulo Pátio' },
    },
    textos: {
      titulo: 'Vistoria pronta: {veiculo}',
      texto: '{tipo}, {resultado}, por {quem}',
      carta:
        'Olá, {nome}.\n\nA vistoria que você pediu está pronta: {tipo} de {veiculo}, {resultado}, por {quem}.\n\nVer a vistoria: {link}',
    },
  }),
} as const
