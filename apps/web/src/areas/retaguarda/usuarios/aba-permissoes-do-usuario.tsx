// What this person may do beside his roles, and what he may not in spite of them.
import {
  Badge,
  Button,
  Card,
  Group,
  List,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { palavrasDaPermissao, permissoesPorArea } from '@martelo/contracts/core/palavras-das-permissoes.ts'
import { PERMISSOES_AJUSTAVEIS, permite, type Permissao } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { UmUsuario } from './usuario.screen.tsx'

interface Props {
  readonly u: UmUsuario
  readonly refazer: () => Promise<void>
}
const quando = (iso: string): string => formatarDataHora(Date.parse(iso))

export function AbaPermissoesDoUsuario({ u, refazer }: Props) {
  const dosPapeis = PERMISSOES_AJUSTAVEIS.filter((p) => permite(p as Permissao, { papeis: u.papeis }))
  const encerrar = (perUid: string): void => {
    chamar('DELETE /v1/usuarios/:uid/permissoes/:perUid', { params: { uid: u.uid, perUid } })
      .then(() => {
        avisarSucesso('Permissão encerrada')
        return refazer()
      })
      .catch(avisarErro)
  }
  return (
    <Stack>
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Só desta pessoa
        </Title>
        {u.permissoes.length === 0 && <Text c="dimmed">Nada além dos papéis.</Text>}
        <Stack gap="xs">
          {u.permissoes.map((p) => (
            <Group key={p.uid} justify="space-between" wrap="nowrap" opacity={p.emVigor ? 1 : 0.6}>
              <div>
                <Text size="sm">
                  <Badge variant="light" color={p.sentido === 'dar' ? 'teal' : 'red'} mr="xs">
                    {p.sentido === 'dar' ? 'Dada' : 'Tirada'}
                  </Badge>
                  {palavrasDaPermissao(p.permissao)}
                </Text>
                <Text size="xs" c="dimmed">
                  {p.por ?? 'Sistema'}, {quando(p.desde)}
                  {p.ate === null ? ', sem fim' : `, até ${quando(p.ate)}`}: {p.motivo}
                </Text>
              </div>
              {p.emVigor ? (
                !u.eu && (
                  <Button size="compact-xs" variant="default" onClick={() => encerrar(p.uid)}>
                    Encerrar
                  </Button>
                )
              ) : (
                <Text size="xs">Encerrada</Text>
              )}
            </Group>
          ))}
        </Stack>
      </Card>
      {!u.eu && <NovaPermissao u={u} refazer={refazer} dosPapeis={dosPapeis} />}
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Pelos papéis ({u.papeis.join(', ') || 'nenhum'})
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {permissoesPorArea(dosPapeis).map((a) => (
            <div key={a.group}>
              <Text size="sm" fw={600}>
                {a.group}
              </Text>
              <List size="sm" spacing={2}>
                {a.items.map((p) => (
                  <List.Item key={p.value}>{p.label}</List.Item>
                ))}
              </List>
            </div>
          ))}
        </SimpleGrid>
      </Card>
    </Stack>
  )
}

function NovaPermissao({ u, refazer, dosPapeis }: Props & { dosPapeis: readonly string[] }) {
  const [sentido, setSentido] = useState<'dar' | 'tirar'>('dar')
  const [permissao, setPermissao] = useState<string | null>(null)
  const [motivo, setMotivo] = useState('')
  const [ate, setAte] = useState('')
  const [erro, setErro] = useState<unknown>(null)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const salvar = (): void => {
    setErro(null)
    chamar('POST /v1/usuarios/:uid/permissoes', {
      params: { uid: u.uid },
      body: {
        permissao: permissao ?? '',
        sentido,
        motivo,
        ate: ate === '' ? null : new Date(`${ate}T23:59:00-03:00`).toISOString(),
      },
    })
      .then(() => {
        avisarSucesso('Permissão salva; as sessões desta pessoa terminaram')
        setPermissao(null)
        setMotivo('')
        return refazer()
      })
      .catch(setErro)
  }
  const opcoes =
    sentido === 'dar' ? PERMISSOES_AJUSTAVEIS.filter((p) => !dosPapeis.includes(p)) : [...dosPapeis]
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Dar ou tirar
      </Title>
      <Stack gap="sm" maw={480}>
        <SegmentedControl
          value={sentido}
          onChange={(v) => {
            setSentido(v)
            setPermissao(null)
          }}
          data={[
            { value: 'dar', label: 'Dar' },
            { value: 'tirar', label: 'Tirar' },
          ]}
        />
        <Select
          label="Permissão"
          searchable
          nothingFoundMessage="Nenhuma permissão com estas palavras"
          data={permissoesPorArea(opcoes)}
          value={permissao}
          onChange={setPermissao}
          error={campos.permissao}
        />
        <TextInput
          label="Motivo"
          withAsterisk
          value={motivo}
          onChange={(e) => setMotivo(e.currentTarget.value)}
          error={campos.motivo}
        />
        <TextInput
          type="date"
          label="Até"
          description="Em branco: sem fim"
          value={ate}
          onChange={(e) => setAte(e.currentTarget.value)}
          error={campos.ate}
        />
        {erro instanceof Error && Object.keys(campos).length === 0 && (
          <Text c="red" size="sm" role="alert">
            {erro.message}
          </Text>
        )}
        <Group>
          <Button disabled={permissao === null} onClick={salvar}>
            Salvar
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
