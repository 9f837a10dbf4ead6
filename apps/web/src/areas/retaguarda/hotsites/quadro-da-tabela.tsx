// What stands around such a table: which one counts, its states, and its buttons.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import type { useTabelaDoSite } from './usar-tabela-do-site.ts'

interface Props {
  readonly t: Omit<ReturnType<typeof useTabelaDoSite>, 'linhas' | 'mudar'>
  readonly explicacao: string
  readonly children: ReactNode
}

export function QuadroDaTabela({ t, explicacao, children }: Props) {
  if (t.erro)
    return <NaoCarregou titulo="Não foi possível abrir a tabela" erro={t.erro} refazer={t.refazer} />
  if (!t.carregada) return <Skeleton height={420} />
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {explicacao}{' '}
        {t.padrao ? 'Hoje vale a tabela padrão; o que você salvar passa a valer no lugar dela.' : ''}
      </Text>
      {children}
      <Group>
        <Button loading={t.salvando} disabled={!t.mudou} onClick={() => void t.salvar()}>
          Salvar
        </Button>
        <Button variant="default" disabled={!t.mudou} onClick={t.descartar}>
          Descartar
        </Button>
        {!t.padrao && (
          <Button variant="subtle" disabled={t.salvando} onClick={() => void t.voltarAoPadrao()}>
            Voltar à tabela padrão
          </Button>
        )}
      </Group>
    </Stack>
  )
}
