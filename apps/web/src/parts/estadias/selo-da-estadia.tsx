// States of stays and services as badges.
import { Badge } from '@mantine/core'
import { ROTULO_DO_SERVICO, type SituacaoDeServico } from '@martelo/domain/estadias/servicos-da-estadia.ts'
import { ROTULO_DA_ESTADIA, type SituacaoDeEstadia } from '@martelo/domain/estadias/states.ts'

const COR: Readonly<Record<SituacaoDeEstadia, string>> = {
  AGUARDANDO_ENTRADA: 'yellow',
  EM_PATIO: 'blue',
  AGUARDANDO_SAIDA: 'grape',
  FINALIZADA: 'gray',
  CANCELADA: 'gray',
}

export const SeloDaEstadia = ({ situacao }: { situacao: SituacaoDeEstadia }) => (
  <Badge variant="light" tt="none" color={COR[situacao]}>
    {ROTULO_DA_ESTADIA[situacao]}
  </Badge>
)

export const SeloDoServico = ({ situacao, atrasado }: { situacao: SituacaoDeServico; atrasado: boolean }) => (
  <Badge
    variant="light"
    tt="none"
    color={atrasado ? 'red' : situacao === 'REALIZADO' ? 'teal' : situacao === 'CANCELADO' ? 'gray' : 'blue'}
  >
    {ROTULO_DO_SERVICO[situacao]}
    {atrasado && ', atrasado'}
  </Badge>
)
