// Parts that several documents share: the sheet's head, a party, a lot.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import type {
  CabecalhoImpresso,
  Extrato,
  ItemImpresso,
} from '@martelo/contracts/impressos/impresso.schemas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { com, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import type { Palavras } from '@martelo/domain/hotsites/palavras.ts'

type SemBlocos = Omit<Folha, 'blocos'>

export function topoDaFolha(
  c: CabecalhoImpresso,
  o: { titulo: string; numero: string; completo: boolean; marca?: string | null },
): SemBlocos {
  return {
    titulo: o.titulo,
    numero: o.numero,
    casa: { nome: c.hotsite.nome, logo: c.hotsite.logo },
    cabecalho: linhasDoLeilao(c),
    emitidoAt: c.emitidoAt,
    marca: o.marca ?? null,
    completo: o.completo,
    conferencia: { endereco: c.enderecoDeConferencia, qrcode: c.qrcode },
  }
}

export function linhasDoLeilao({
  leilao,
  leiloeiro,
}: Pick<CabecalhoImpresso, 'leilao' | 'leiloeiro'>): string[] {
  return [
    [
      leilao.nome,
      formatarDataHora(Date.parse(leilao.data)),
      leilao.local,
      // A path of the site is no address on paper.
      leilao.edital && /^https?:/.test(leilao.edital) && `Edital: ${leilao.edital}`,
    ]
      .filter(Boolean)
      .join(' · '),
    ...(leiloeiro === null
      ? []
      : [
          `Leiloeiro oficial: ${leiloeiro.nome}, matrícula ${leiloeiro.matricula} ${leiloeiro.junta}/${leiloeiro.uf}`,
        ]),
  ]
}

export function dados(titulo: string, linhas: readonly (readonly [string, string | null])[]): Bloco {
  return {
    tipo: 'dados',
    titulo,
    linhas: linhas.flatMap(([rotulo, valor]) => (valor ? [{ rotulo, valor }] : [])),
  }
}

export const parte = (p: Extrato['cliente'], titulo = 'Comprador'): Bloco =>
  dados(titulo, [
    ['Nome', p.nome],
    ['CPF/CNPJ', p.documento],
    ['Endereço', p.endereco],
    ['E-mail', p.email],
    ['Telefone', p.telefone],
  ])

/** Name, identifiers and consignor of a lot, one per line: the first is its name. In the words of the hotsite's kind. */
export const linhasDoItem = (i: ItemImpresso, p: Palavras): string[] => [
  `${i.numero} – ${i.nome}`,
  [
    i.ano && `Ano ${i.ano}`,
    i.cor,
    i.combustivel,
    i.placa && `Placa ${i.placa}`,
    i.chassi && `Chassi ${i.chassi}`,
    i.renavam && `RENAVAM ${i.renavam}`,
    i.numeroMotor && `Motor ${i.numeroMotor}`,
  ]
    .filter(Boolean)
    .join(' · '),
  ...(i.juizo ? [i.juizo] : []),
  `${maiuscula(p.comitente.um)}: ${i.comitente}${i.comitenteCnpj ? ` (${i.comitenteCnpj})` : ''}`,
]

/** The end of the lot's log, which proves it. */
export const registroDoItem = (i: ItemImpresso, p: Palavras): string[] =>
  i.hashDoLote ? [`Registro ${com('do', p.lance, true)}: ${i.hashDoLote}`] : []

/** Who else stands on the sale; nothing when it is the buyer alone. */
export const outrasPartes = (e: Extrato): Bloco[] =>
  e.advogado === null && e.endosso === null
    ? []
    : [
        dados('Advogado e endosso', [
          ['Advogado', e.advogado],
          ['Endossado a', e.endosso],
        ]),
      ]
