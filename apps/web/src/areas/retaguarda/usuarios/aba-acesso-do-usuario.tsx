// Where the account is open, whence and when it may enter, and what was issued to it.
import {
  Button,
  Card,
  Chip,
  Group,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'
import { ChavesDoUsuario } from './chaves-do-usuario.tsx'
import type { UmUsuario } from './usuario.screen.tsx'

interface Props {
  readonly u: UmUsuario
  readonly refazer: () => Promise<void>
}
const DIAS = ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb']
const quando = (iso: string): string => formatarDataHora(Date.parse(iso))

export function AbaAcessoDoUsuario({ u, refazer }: Props) {
  return (
    <Stack>
      <Sessoes u={u} refazer={refazer} />
      <ChavesDoUsuario u={u} refazer={refazer} />
      <Regra key={u.versao} u={u} refazer={refazer} />
    </Stack>
  )
}

function Sessoes({ u, refazer }: Props) {
  const encerrar = (familia: string): void => {
    chamar('DELETE /v1/usuarios/:uid/sessoes/:familia', { params: { uid: u.uid, familia } })
      .then(() => {
        avisarSucesso('Sessão encerrada')
        return refazer()
      })
      .catch(avisarErro)
  }
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Sessões abertas
      </Title>
      {u.sessoesAbertas.length === 0 && <Text c="dimmed">Nenhuma sessão aberta.</Text>}
      {u.sessoesAbertas.length > 0 && (
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {u.sessoesAbertas.map((s) => (
            <Group key={s.familia} component="li" justify="space-between" wrap="nowrap">
              <div>
                <Text size="sm" fw={500}>
                  {[s.aparelho, s.atual && 'esta', s.por && `por ${s.por}`, s.em && `na conta de ${s.em}`]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                <Text size="xs" c="dimmed">
                  {[s.lugar, s.ip, `entrou ${quando(s.abertaAt)}`, `usada ${quando(s.renovadaAt)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              <Button
                size="compact-xs"
                variant="subtle"
                color="red"
                miw="max-content"
                onClick={() => encerrar(s.familia)}
              >
                Encerrar
              </Button>
            </Group>
          ))}
        </Stack>
      )}
    </Card>
  )
}

function Regra({ u, refazer }: Props) {
  const r = useRegistro({
    lido: {
      redes: u.regra.redes,
      dias: u.regra.dias.map(String),
      de: u.regra.de ?? '',
      ate: u.regra.ate ?? '',
    },
    versao: u.versao,
    salvar: (d, versao) =>
      chamar('PUT /v1/usuarios/:uid/regra-de-acesso', {
        params: { uid: u.uid },
        body: { versao, redes: [...d.redes], dias: d.dias.map(Number), de: d.de || null, ate: d.ate || null },
      }),
    reler: refazer,
    aoSalvar: () => void refazer(),
  })
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        De onde e quando entra
      </Title>
      <Stack>
        <TagsInput
          label="Redes e endereços"
          description="203.0.113.7 ou 203.0.113.0/24. Em branco: de qualquer lugar."
          value={[...r.valores.redes]}
          onChange={(redes) => r.mudar('redes', redes)}
          error={r.erros.redes}
          disabled={u.eu}
          maxTags={30}
        />
        <Chip.Group multiple value={[...r.valores.dias]} onChange={(dias) => r.mudar('dias', dias)}>
          <Group gap="xs">
            {DIAS.map((d, i) => (
              <Chip key={d} value={String(i)} disabled={u.eu}>
                {d}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <SimpleGrid cols={2} maw={320}>
          <TextInput
            type="time"
            label="Das"
            value={r.valores.de}
            onChange={(e) => r.mudar('de', e.currentTarget.value)}
            error={r.erros.de}
            disabled={u.eu}
          />
          <TextInput
            type="time"
            label="Às"
            value={r.valores.ate}
            onChange={(e) => r.mudar('ate', e.currentTarget.value)}
            error={r.erros.ate}
            disabled={u.eu}
          />
        </SimpleGrid>
        <Text size="xs" c="dimmed">
          {u.eu
            ? 'A regra da sua própria conta é mudada por outro administrador.'
            : 'Sem dia marcado: qualquer dia. Vale na entrada e, para quem já entrou, em até 15 minutos.'}
        </Text>
        <BarraDeSalvar r={r} />
      </Stack>
    </Card>
  )
}
