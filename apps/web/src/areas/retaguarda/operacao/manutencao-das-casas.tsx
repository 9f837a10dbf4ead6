// Maintenance that the platform announced in several houses and that stands elsewhere: in which houses, and its end.
import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'

type Ato = RespostaDe<Calls['GET /v1/manutencao/das-casas']>[number]
export const CHAVE_DOS_ATOS = ['manutencoes-das-casas']

export function useAtos(plataforma: boolean): readonly Ato[] {
  const { data } = useQuery({
    queryKey: CHAVE_DOS_ATOS,
    enabled: plataforma,
    queryFn: () => chamar('GET /v1/manutencao/das-casas'),
    refetchInterval: 10_000,
  })
  return data ?? []
}

/** One that stands in this house too is told, and ended, with the house's own state. */
export function NasCasas({ atos }: { atos: readonly Ato[] }) {
  const consultas = useQueryClient()
  const [encerrando, setEncerrando] = useState<Ato | null>(null)
  return (
    <>
      {atos
        .filter((a) => !a.nesta)
        .map((a) => (
          <Alert
            key={a.ato}
            color={a.fechadas > 0 ? 'red' : 'yellow'}
            title={`${a.fechadas > 0 ? 'Fechadas para visitantes' : 'Manutenção anunciada'} em ${quantos(a.casas.length, 'outra casa', 'outras casas')}`}
          >
            <Stack gap="xs" align="flex-start">
              <Text size="sm">
                {a.casas.join(', ')}. Fecha em {formatarDataHora(Date.parse(a.fechaAt))};{' '}
                {a.reabreAt === null
                  ? 'sem volta prevista'
                  : `volta prevista: ${formatarDataHora(Date.parse(a.reabreAt))}`}
                .
              </Text>
              <Button size="xs" color="red" onClick={() => setEncerrando(a)}>
                {a.fechadas > 0 ? 'Reabrir todas' : 'Cancelar em todas'}
              </Button>
            </Stack>
          </Alert>
        ))}
      <Confirmar
        aberto={encerrando !== null}
        titulo={`Encerrar em ${quantos(encerrando?.casas.length ?? 0, 'casa', 'casas')}?`}
        botao="Confirmar"
        aoFechar={() => setEncerrando(null)}
        aoConfirmar={async () => {
          const lista = await chamar('POST /v1/manutencao/das-casas/:ato/encerrar', {
            params: { ato: encerrando?.ato ?? '' },
          })
          consultas.setQueryData(CHAVE_DOS_ATOS, lista)
        }}
      >
        {encerrando?.casas.join(', ')}:{' '}
        {(encerrando?.fechadas ?? 0) > 0
          ? 'os visitantes voltam a entrar, e os leilões parados recebem de volta o tempo que perderam.'
          : 'o aviso sai de todas as páginas, e os sites não fecham.'}{' '}
        A manutenção desta casa continua.
      </Confirmar>
    </>
  )
}
