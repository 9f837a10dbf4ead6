/** What house and bidder are told in a court's auction: rights of preference, and fines on instalments. */
import { declararAviso } from './declarar-aviso.ts'

const lote = { rotulo: 'Lote', tipo: 'texto', exemplo: '012 – Apartamento 62 m²' } as const
const fundamento = {
  rotulo: 'Fundamento',
  tipo: 'texto',
  exemplo: 'Cônjuge do executado (CPC, art. 892, § 2º)',
  pessoal: true,
} as const
const motivo = {
  rotulo: 'Motivo',
  tipo: 'bloco',
  exemplo: 'A certidão não prova o vínculo.',
  pessoal: true,
} as const
const processo = { rotulo: 'Processo', tipo: 'texto', exemplo: '0710802-55.2018.8.02.0001' } as const
const AO_CLIENTE = {
  publico: 'cliente',
  grupo: 'lances',
  canais: ['sino', 'push', 'email'],
  opcionais: ['sms', 'whatsapp'],
  acao: 'Ver o lote',
} as const
const PROVA = {
  canais: ['email'],
  motivo: 'É a resposta a um direito declarado em juízo (CPC, art. 892).',
} as const

const A_CASA = {
  publico: 'equipe',
  grupo: 'equipe',
  canais: ['sino', 'email'],
  papeis: ['ADM', 'Leilão', 'Assessorias Jurídicas'],
  acao: 'Ver os direitos',
} as const
const cliente = { rotulo: 'Cliente', tipo: 'texto', exemplo: 'Maria Souza', pessoal: true } as const

export const AVISOS_JUDICIAIS = {
  'preferencia-declarada': declararAviso({
    nome: 'Direito de preferência declarado',
    quando: 'Um cliente declarou um direito de preferência sobre {palavra:um lote}',
    ...A_CASA,
    variaveis: { lote, processo, fundamento, cliente },
    textos: {
      titulo: 'Preferência a decidir: {lote}',
      texto: 'Processo {processo}',
      carta:
        '{cliente} declarou um direito de preferência sobre o lote {lote}, do processo {processo}.\n\nFundamento: {fundamento}\n\nVer os documentos e decidir: {link}',
    },
  }),
  'preferencia-documento': declararAviso({
    nome: 'Documento juntado a um direito de preferência',
    quando: 'Um cliente juntou um documento ao direito de preferência que declarou',
    ...A_CASA,
    variaveis: { lote, processo, fundamento, cliente },
    textos: {
      titulo: 'Documento novo na preferência: {lote}',
      texto: 'Processo {processo}',
      carta:
        '{cliente} juntou um documento ao direito de preferência que declarou sobre o lote {lote}, do processo {processo}.\n\nFundamento: {fundamento}\n\nVer os documentos: {link}',
    },
  }),
  'preferencia-exercida': declararAviso({
    nome: 'Direito de preferência exercido',
    quando: 'Quem tem direito de preferência igualou o lance vencedor de {palavra:um lote}',
    ...A_CASA,
    variaveis: {
      lote,
      processo,
      fundamento,
      cliente,
      valor: { rotulo: 'Valor do lance', tipo: 'dinheiro', exemplo: 5_000_000 },
    },
    textos: {
      titulo: 'Preferência exercida: {lote}',
      texto: 'Processo {processo}: o lote passou a quem tem o direito.',
      carta:
        '{cliente} exerceu o direito de preferência sobre o lote {lote}, do processo {processo}, por {valor}.\n\nFundamento: {fundamento}\n\nA compra de quem venceu foi desfeita sem custo, e ele foi avisado. A compra de quem tem o direito aguarda pagamento.\n\nVer o direito: {link}',
    },
  }),
  'preferencia-reconhecida': declararAviso({
    ...AO_CLIENTE,
    nome: 'Direito de preferência reconhecido',
    quando: 'A casa reconheceu o direito de preferência do cliente',
    obrigatorio: PROVA,
    variaveis: {
      lote,
      processo,
      horas: { rotulo: 'Horas para igualar o lance', tipo: 'numero', exemplo: 24 },
    },
    textos: {
      titulo: 'Direito de preferência reconhecido',
      texto: '{lote}: você pode igualar o lance vencedor em até {horas} horas depois do encerramento.',
      carta:
        'Olá, {nome}.\n\nO seu direito de preferência sobre o lote {lote}, do processo {processo}, foi reconhecido.\n\nDepois do encerramento você tem {horas} horas para igualar o lance vencedor, enquanto ele não foi pago, na página do lote: {link}',
    },
  }),
  'preferencia-recusada': declararAviso({
    ...AO_CLIENTE,
    nome: 'Direito de preferência não reconhecido',
    quando: 'A casa não reconheceu o direito de preferência do cliente',
    obrigatorio: PROVA,
    variaveis: { lote, processo, motivo },
    textos: {
      titulo: 'Direito de preferência não reconhecido',
      texto: '{lote}: veja o motivo.',
      carta:
        'Olá, {nome}.\n\nO direito de preferência que você declarou sobre o lote {lote}, do processo {processo}, não foi reconhecido.\n\nMotivo: {motivo}\n\nVer o lote: {link}',
    },
  }),
  'preferencia-perdeu-lote': declararAviso({
    ...AO_CLIENTE,
    nome: '{palavra:Lote} passou a quem tem preferência',
    quando: 'Quem tem direito de preferência igualou {palavra:o lance} {lance?vencedor|vencedora} do cliente',
    obrigatorio: PROVA,
    variaveis: {
      lote,
      valor: { rotulo: 'Valor do lance', tipo: 'dinheiro', exemplo: 5_000_000 },
    },
    textos: {
      titulo: 'O lote passou a quem tem preferência',
      texto: '{lote}: a sua compra foi desfeita, sem custo.',
      carta:
        'Olá, {nome}.\n\nQuem tem direito de preferência sobre o lote {lote} igualou o seu lance de {valor}, como a lei lhe permite (CPC, arts. 843 e 892). A sua compra foi desfeita: você nada deve por ela.\n\nVer o lote: {link}',
    },
  }),
  'parcela-multada': declararAviso({
    ...AO_CLIENTE,
    grupo: 'compras',
    nome: 'Multa por atraso de parcela',
    quando: 'Uma parcela da compra judicial atrasou e a multa da lei foi somada',
    acao: 'Ver a compra',
    obrigatorio: { canais: ['email'], motivo: 'É a cobrança de um valor (CPC, art. 895, § 4º).' },
    variaveis: {
      lote,
      parcela: { rotulo: 'Parcela em atraso', tipo: 'numero', exemplo: 3 },
      base: { rotulo: 'Parcela em atraso e as seguintes', tipo: 'dinheiro', exemplo: 900_000 },
      multa: { rotulo: 'Multa', tipo: 'dinheiro', exemplo: 90_000 },
    },
    textos: {
      titulo: 'Multa por atraso de parcela',
      texto: '{lote}: a parcela {parcela} está em atraso.',
      carta:
        'Olá, {nome}.\n\nA parcela {parcela} da sua compra do lote {lote} está em atraso. Somamos à compra a multa de {multa}: 10% de {base}, o valor dela com as que se seguem (CPC, art. 895, § 4º).\n\nO exequente pode pedir ao juízo a resolução da arrematação ou a execução do valor devido (§ 5º). Pague quanto antes: {link}',
    },
  }),
  'parcela-corrigida': declararAviso({
    ...AO_CLIENTE,
    grupo: 'compras',
    nome: 'Correção de parcela por índice',
    quando: 'A correção de uma parcela da compra judicial pelo índice do edital foi somada',
    acao: 'Ver a compra',
    obrigatorio: { canais: ['email'], motivo: 'É a cobrança de um valor (CPC, art. 895, § 2º).' },
    variaveis: {
      lote,
      parcela: { rotulo: 'Parcela corrigida', tipo: 'numero', exemplo: 3 },
      indice: { rotulo: 'Índice', tipo: 'texto', exemplo: 'IPCA' },
      periodo: { rotulo: 'Meses que contam', tipo: 'texto', exemplo: '08/2026 a 10/2026' },
      correcao: { rotulo: 'Correção', tipo: 'dinheiro', exemplo: 12_345 },
    },
    textos: {
      titulo: 'Correção de parcela',
      texto: '{lote}: a parcela {parcela} foi corrigida pelo índice do edital.',
      carta:
        'Olá, {nome}.\n\nA parcela {parcela} da sua compra do lote {lote} foi corrigida pelo índice do edital ({indice}, {periodo}), como a lei manda (CPC, art. 895, § 2º). Somamos à compra {correcao}; o próximo boleto já traz este valor.\n\nVer a compra: {link}',
    },
  }),
} as const
