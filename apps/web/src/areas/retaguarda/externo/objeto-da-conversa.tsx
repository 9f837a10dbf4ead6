// What a talk with an outside party was about: by its name, and a way to it where its address is known.
import { Anchor, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { Link } from 'react-router'

const NOME: Readonly<Record<string, string>> = {
  boleto: 'Boleto',
  cartao: 'Cartão',
  cliente: 'Cliente',
  indicacao: 'Indicação',
  lancamentoDaPrestacao: 'Lançamento da prestação',
  leilao: 'Leilão',
  lote: 'Lote',
  mensagem: 'Mensagem',
  ordemDePagamento: 'Ordem de pagamento',
  prestacao: 'Prestação de contas',
  prova: 'Comprovante',
  remocao: 'Remoção',
  veiculo: 'Veículo',
  venda: 'Venda',
  webhook: 'Endereço de webhook',
}
const TELA: Readonly<Record<string, (uid: string) => string>> = {
  boleto: (uid) => caminho(TELAS_RETAGUARDA.boletoDaCasa, { uid }),
  prestacao: (uid) => caminho(TELAS_RETAGUARDA.prestacao, { uid }),
  remocao: (uid) => caminho(TELAS_RETAGUARDA.remocao, { uid }),
  veiculo: (uid) => caminho(TELAS_RETAGUARDA.veiculo, { uid }),
}

interface Objeto {
  readonly objetoTipo: string | null
  readonly objetoUid: string | null
}

export const nomeDoObjeto = ({ objetoTipo, objetoUid }: Objeto): string | null =>
  objetoUid === null ? null : `${NOME[objetoTipo ?? ''] ?? objetoTipo ?? ''} ${objetoUid.slice(0, 8)}`

export function ObjetoDaConversa({ o }: { readonly o: Objeto }) {
  const nome = nomeDoObjeto(o)
  if (nome === null || o.objetoUid === null) return <>—</>
  const tela = TELA[o.objetoTipo ?? '']
  if (tela === undefined) return <Text size="sm">{nome}</Text>
  return (
    <Anchor component={Link} size="sm" to={tela(o.objetoUid)}>
      {nome}
    </Anchor>
  )
}
