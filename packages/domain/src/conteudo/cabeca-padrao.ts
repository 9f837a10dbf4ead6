/**
 * What stands at the head of a page, and what search engines read of it, until the house writes its own. Pages that
 * have a screen of their own take their heading from here too: a screen that wrote it itself could not be edited. A
 * shop must not read words of an auction house: what has a name in the hotsite's words is taken from there.
 */
import { ORIGENS_DO_FRETE } from '../entregas/frete-capitais.ts'
import type { Palavras } from '../hotsites/palavras.ts'
import { maiuscula } from '../hotsites/concordar.ts'
import type { ConteudoDaPagina } from './paginas.ts'

export interface DaCasa {
  readonly nome: string
  readonly descricao: string
}

type Cabeca = Pick<ConteudoDaPagina, 'titulo' | 'descricao' | 'tituloPagina' | 'descricaoPagina'>

const POR_TIPO: Readonly<Record<number, (p: Palavras, casa: DaCasa) => Partial<Cabeca>>> = {
  0: (_, casa) => ({ titulo: casa.nome, tituloPagina: null }),
  2: () => ({
    descricao: 'Telefone, WhatsApp, e-mail e um formulário: a nossa equipe responde.',
    descricaoPagina: 'Escreva para a nossa equipe.',
  }),
  3: () => ({
    descricao: 'Valor e prazo do transporte de um veículo até as 27 capitais, das nossas duas origens.',
    descricaoPagina: `Transporte de ${Object.values(ORIGENS_DO_FRETE).join(' ou de ')} até a sua capital. Veículos pesados, máquinas e imóveis: sob consulta.`,
  }),
  4: () => ({ titulo: 'Retirada e entrega', tituloPagina: 'Retirada e entrega' }),
  6: (p) => ({
    descricao: `Como funcionam os ${p.lote.varios}, ${p.lance.varios}, prazos, custos e retirada neste site.`,
    descricaoPagina: `Este é o resumo das regras gerais. Cada ${p.leilao.um} tem o seu ${p.edital.um}, que prevalece sobre este resumo e está na página dele.`,
  }),
  7: (_, casa) => ({
    titulo: 'Entrar',
    descricao: `Entre na sua conta de cliente em ${casa.nome}.`,
    tituloPagina: 'Entrar',
    descricaoPagina: `Acesse a sua conta em ${casa.nome}.`,
  }),
  8: (_, casa) => ({
    titulo: 'Criar cadastro',
    descricao: `Cadastro para participar em ${casa.nome}. Leva dois minutos, com CPF ou CNPJ.`,
    tituloPagina: 'Criar cadastro',
    descricaoPagina: `Leva dois minutos. Depois você confirma o e-mail e o celular e já pode participar em ${casa.nome}.`,
  }),
  11: (p) => ({
    titulo: maiuscula(p.agenda.um),
    descricao: `Os próximos ${p.leilao.varios}, por dia e por mês, com local e ${p.lote.varios}.`,
    tituloPagina: maiuscula(p.agenda.um),
  }),
  12: (p) => ({
    titulo: `Comparar ${p.lote.varios}`,
    descricao: `Até quatro ${p.lote.varios} lado a lado.`,
    tituloPagina: `Comparar ${p.lote.varios}`,
  }),
  13: () => ({ descricao: 'Endereços, horários de visitação e retirada dos nossos pátios.' }),
  // Each yard brings its own name; the house's words stand around it.
  15: (p) => ({
    descricao: `Horários de visita e retirada, fotos e ${p.lote.varios} que estão lá.`,
    tituloPagina: null,
  }),
  16: () => ({
    descricao: 'Peça por e-mail um endereço para escolher uma nova senha.',
    tituloPagina: 'Esqueci a senha',
    descricaoPagina: 'Informe o e-mail do cadastro para receber o endereço de troca.',
  }),
}

export function cabecaPadrao(
  tipo: { readonly numero: number; readonly nome: string },
  p: Palavras,
  casa: DaCasa,
): Cabeca {
  return {
    titulo: tipo.nome,
    descricao: casa.descricao,
    tituloPagina: tipo.nome,
    descricaoPagina: null,
    ...POR_TIPO[tipo.numero]?.(p, casa),
  }
}
