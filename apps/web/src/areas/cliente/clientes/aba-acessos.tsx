// Who may use my account, and whose accounts I may use.
import { Alert, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DO_ESCOPO } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { lembrarSessao } from '../../../core/sessao.ts'
import { SituacaoDaLiberacao, UltimoUso } from '../../../parts/usuarios/situacao-da-liberacao.tsx'

export function AbaAcessos() {
  const quem = useQuem()
  const { data, error, refetch } = useQuery({
    queryKey: ['minhas-liberacoes'],
    queryFn: () => chamar('GET /v1/usuario/liberacoes'),
  })
  const responder = (uid: string, resposta: 'consentir' | 'recusar' | 'encerrar'): void => {
    chamar('PUT /v1/usuario/liberacoes/:uid', { params: { uid }, body: { resposta } })
      .then(() => {
        avisarSucesso()
        return refetch()
      })
      .catch(avisarErro)
  }
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton h={160} role="status" aria-label="Carregando" />
  return (
    <Stack>
      {permite('cliente:area', quem) && (
        <>
          <Title order={2} size="h5">
            Quem pode usar a minha conta
          </Title>
          {data.minhaConta.length === 0 && <Text c="dimmed">Ninguém além de você.</Text>}
          {data.minhaConta.map((l) => (
            <Card key={l.uid} withBorder padding="sm">
              <Group justify="space-between">
                <div>
                  <Text fw={600} size="sm" component="div">
                    {l.quem} <SituacaoDaLiberacao de={l.situacao} dono />
                  </Text>
                  <Text size="xs" c="dimmed">
                    {l.escopo.map((e) => ROTULO_DO_ESCOPO[e]).join(', ')} · até{' '}
                    {formatarDataHora(Date.parse(l.ate))} · {l.motivo}
                  </Text>
                  <UltimoUso de={l} />
                </div>
                <Group gap="xs">
                  {l.situacao === 'aguardando' && (
                    <>
                      <Button size="xs" onClick={() => responder(l.uid, 'consentir')}>
                        Consentir
                      </Button>
                      <Button size="xs" variant="default" onClick={() => responder(l.uid, 'recusar')}>
                        Recusar
                      </Button>
                    </>
                  )}
                  {l.situacao === 'consentida' && (
                    <Button
                      size="xs"
                      color="red"
                      variant="light"
                      onClick={() => responder(l.uid, 'encerrar')}
                    >
                      Encerrar
                    </Button>
                  )}
                </Group>
              </Group>
            </Card>
          ))}
        </>
      )}
      <ContasQuePossoUsar contas={data.deOutros} />
    </Stack>
  )
}

type Conta = RespostaDe<Calls['GET /v1/usuario/liberacoes']>['deOutros'][number]

function ContasQuePossoUsar({ contas }: { contas: readonly Conta[] }) {
  const usar = (uid: string): void => {
    chamar('POST /v1/usuario/liberacoes/:uid/usar', { params: { uid } })
      .then((s) => {
        lembrarSessao(s)
        location.assign('/cliente')
      })
      .catch(avisarErro)
  }
  return (
    <>
      <Title order={2} size="h5">
        Contas que posso usar
      </Title>
      {contas.length === 0 && <Text c="dimmed">Nenhuma.</Text>}
      {contas.map((l) => (
        <Card key={l.uid} withBorder padding="sm">
          <Group justify="space-between">
            <div>
              <Text size="sm" fw={600}>
                {l.dono}
              </Text>
              <Text size="xs" c="dimmed">
                {l.escopo.map((e) => ROTULO_DO_ESCOPO[e]).join(', ')} · até{' '}
                {formatarDataHora(Date.parse(l.ate))}
              </Text>
            </div>
            <Button size="xs" onClick={() => usar(l.uid)}>
              Usar esta conta
            </Button>
          </Group>
        </Card>
      ))}
    </>
  )
}
