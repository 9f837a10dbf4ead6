// Days on which a yard hands nothing out: declared. The address that ends in "-novo" begins one.
import { Anchor } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { RECESSO } from '@martelo/contracts/patios/recesso.cadastro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { Link, Navigate, useLocation } from 'react-router'
import { avisarAtencao } from '../../../core/mantine/avisos.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

/** The yard's week from the first day of the recess, where each pickup has its way to another day. */
const agendaDoRecesso = ({
  patUid,
  inicio,
}: {
  readonly patUid: string | null
  readonly inicio: string | null
}) =>
  `${caminho(TELAS_RETAGUARDA.agendaDoPatio)}?${new URLSearchParams({ patio: patUid ?? '', dia: inicio ?? '', visao: 'semana' })}`

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
          mostrar: (l) =>
            l.agendados ? (
              <Anchor component={Link} size="sm" to={agendaDoRecesso(l)}>
                {l.agendados} a remarcar
              </Anchor>
            ) : (
              '–'
            ),
        },
      ]}
      aoSalvar={({ agendados }) => {
        if (agendados)
          avisarAtencao(
            `Há ${quantos(agendados, 'retirada marcada', 'retiradas marcadas')} nesses dias: remarque com os compradores.`,
          )
      }}
    />
  )
}
