// The bank accounts of the house and of its consignors: declared. The address with a number opens that account.
import { CONTA_BANCARIA } from '@martelo/contracts/contas/conta-bancaria.cadastro.ts'
import { BANCOS_DO_BRASIL } from '@martelo/domain/contas/bancos-do-brasil.ts'
import { Navigate, useParams } from 'react-router'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function ContasBancarias() {
  const { id } = useParams()
  if (id) return <Navigate to={`${CONTA_BANCARIA.tela}?registro=${encodeURIComponent(id)}`} replace />
  return (
    <TelaDeCadastro
      cadastro={CONTA_BANCARIA}
      colunas={[
        {
          id: 'comUid',
          titulo: 'Dono',
          ordenavel: true,
          valor: (l) => l.nomes.comUid ?? 'Casa',
        },
        {
          id: 'banco',
          titulo: 'Banco',
          ordenavel: true,
          valor: (l) => `${l.bancoCodigo} ${l.banco ?? BANCOS_DO_BRASIL[l.bancoCodigo] ?? ''}`,
        },
        {
          id: 'agencia',
          titulo: 'Agência',
          valor: (l) => [l.agencia, l.agenciaDigito].filter(Boolean).join('-'),
        },
        { id: 'conta', titulo: 'Conta', valor: (l) => [l.conta, l.contaDigito].filter(Boolean).join('-') },
      ]}
    />
  )
}
