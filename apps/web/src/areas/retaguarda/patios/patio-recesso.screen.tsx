// Days on which a yard hands nothing out: declared. The address that ends in "-novo" begins one.
import { Badge } from '@mantine/core'
import { RECESSO } from '@martelo/contracts/patios/recesso.cadastro.ts'
import { Navigate, useLocation } from 'react-router'
import { avisarAtencao } from '../../../core/mantine/avisos.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function Recessos() {
  const { pathname } = useLocation()
  if (pathname !== RECESSO.tela) return <Navigate to={`${RECESSO.tela}?registro=novo`} replace />
  return (
    <TelaDeCadastro
      cadastro={RECESSO}
      colunas={[
        {
          id: 'agendados',
          titulo: 'Retiradas marcadas',
          direita: true,
          valor: (l) => l.agendados,
          mostrar: (l) => (l.agendados ? <Badge color="yellow">{l.agendados} a remarcar</Badge> : '–'),
        },
      ]}
      aoSalvar={({ agendados }) => {
        if (agendados)
          avisarAtencao(`Há ${agendados} retirada(s) marcadas nesses dias: remarque com os compradores.`)
      }}
    />
  )
}
