// The rules that hold for every auction of a site, in its own words: with what page 6 begins. An auction's notice prevails
// over them. The house may write its own in their place, so nothing may count on these standing there.
import type { Palavras } from '../hotsites/palavras.ts'

export interface GrupoDeRegras {
  readonly titulo: string
  readonly itens: readonly string[]
}

export function regras(p: Palavras): GrupoDeRegras[] {
  const o = p.lance.genero === 'f' ? 'a' : 'o'
  const um = p.lance.genero === 'f' ? 'uma' : 'um'
  const lances = p.lance.varios
  return [
    {
      titulo: 'Quem pode participar',
      itens: [
        'Pessoas maiores de 18 anos e empresas, com cadastro completo, e-mail e celular confirmados.',
        `Para ${p.darLance} é preciso ${p.habilitarSe} no ${p.leilao.um}. Alguns ${p.leilao.varios} pedem documentos aprovados.`,
        'Sucatas só podem ser compradas por empresas credenciadas no Detran.',
      ],
    },
    {
      titulo: lances,
      itens: [
        `${o.toUpperCase()} primeir${o} ${p.lance.um} vale pelo menos o ${p.lanceInicial.um}; ${o}s seguintes, o valor atual mais o ${p.incremento.um}. Valores maiores são aceitos.`,
        `Tod${o} ${p.lance.um} é irrevogável e vale como compromisso de compra. Vale a ordem de chegada ao servidor.`,
        `${um.charAt(0).toUpperCase()}${um.slice(1)} ${p.lance.um} nos últimos segundos prorroga o encerramento, para que todos possam responder.`,
        `Com ${p.lanceAutomatico.um}, você informa o seu limite em segredo; o sistema cobre os outros até ele, sempre pelo menor valor necessário.`,
        `${p.lote.varios.charAt(0).toUpperCase()}${p.lote.varios.slice(1)} condicionais dependem da resposta do ${p.comitente.um}, no prazo mostrado. Nesse prazo, ${o} ${p.lance.um} não pode ser retirad${o}.`,
      ],
    },
    {
      titulo: 'Custos',
      itens: [
        `O custo total aparece antes de você ${p.darLance}: ${p.lance.um}, ${p.comissao.um} e cada despesa do ${p.lote.um}.`,
        'Nada é cobrado além do que está ali, do frete que você escolher e das diárias depois do prazo de retirada.',
      ],
    },
    {
      titulo: 'Pagamento e retirada',
      itens: [
        `O pagamento vence no prazo do ${p.edital.um}, de conta em nome de quem comprou (mesmo CPF ou CNPJ).`,
        'A retirada é agendada depois da validação do pagamento; a estadia é gratuita até a data informada na compra.',
        'Os bens são vendidos no estado em que se encontram: visite, leia o laudo e a descrição.',
      ],
    },
    {
      titulo: 'Seus dados',
      itens: [
        'Usamos os seus dados para identificar quem participa, cumprir a lei e entregar a compra.',
        `N${o}s ${lances} públic${o}s aparece apenas o seu apelido, em parte escondido, e a sua cidade.`,
      ],
    },
  ]
}
