// The files of a record: sent, seen, ordered, replaced, removed and restored, downloaded as one archive.
import { Alert, Button, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { alcanceNosAnexos } from '@martelo/contracts/anexos/direitos-nos-anexos.ts'
import { ENTIDADES_COM_ANEXOS } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { IconArrowBackUp, IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { useQuem } from '../../core/marca-atual.ts'
import { moverNaLista, useOrdenavel } from '../ordenavel/usar-ordenavel.ts'
import './anexos.css'
import { EntradaDeAnexos } from './entrada-de-anexos.tsx'
import { EnviosEmAndamento } from './envios-em-andamento.tsx'
import { UmAnexo } from './um-anexo.tsx'
import { type Anexo, type Dono, enderecoDoZip, useAnexos } from './usar-anexos.ts'
import { VerAnexo } from './ver-anexo.tsx'

type Usados = ReturnType<typeof useAnexos>

/** `fechado`: the record has ended, and nothing is added by who may not change it. */
export function AnexosDoRegistro({ entidade, uid, fechado = false }: Dono & { fechado?: boolean }) {
  const dono: Dono = { entidade, uid }
  const quem = useQuem()
  const editar = alcanceNosAnexos(entidade, 'editar', quem) !== null
  const enviar = alcanceNosAnexos(entidade, 'enviar', quem)
  const anexos = useAnexos(dono)
  const { data, error, refetch } = anexos.consulta
  const [removidos, setRemovidos] = useState<readonly Anexo[]>([])
  if (error && !data)
    return (
      <Alert color="red" title="Não foi possível abrir os arquivos" role="alert">
        {error.message}
        <Group mt="sm">
          <Button size="xs" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </Group>
      </Alert>
    )
  if (!data) return <Skeleton height={220} aria-busy="true" />
  const pastas = [...new Set(data.map((a) => a.pasta))].filter((p) => p !== '')
  return (
    <Stack className="anexos">
      {enviar !== null && !(fechado && !editar) && (
        <EntradaDeAnexos
          entidade={entidade}
          pastas={pastas}
          tipos={enviar.tipos}
          cheio={data.length >= ENTIDADES_COM_ANEXOS[entidade].maximo}
          aoEscolher={anexos.mandar}
        />
      )}
      <EnviosEmAndamento envios={anexos.envios} fila={anexos.fila} />
      <Cabeca dono={dono} quantos={data.length} />
      {removidos.map((a) => (
        <Group key={a.uid} gap="xs" role="status">
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {a.nome} removido.
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={() => {
              setRemovidos((antes) => antes.filter((r) => r.uid !== a.uid))
              void anexos.devolver(a.uid)
            }}
          >
            Desfazer
          </Button>
        </Group>
      ))}
      <Lista
        dono={dono}
        todos={data}
        pastas={pastas}
        editar={editar}
        anexos={anexos}
        aoRemover={(a) => {
          setRemovidos((antes) => [...antes.filter((r) => r.uid !== a.uid), a])
          void anexos.remover(a)
        }}
      />
    </Stack>
  )
}

function Cabeca({ dono, quantos }: { dono: Dono; quantos: number }) {
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {quantos === 0 ? 'Nenhum arquivo' : quantos === 1 ? '1 arquivo' : `${quantos} arquivos`}
      </Text>
      {quantos > 0 && (
        <Button
          component="a"
          href={enderecoDoZip(dono)}
          download
          variant="default"
          size="xs"
          leftSection={<IconFileZip size={16} aria-hidden />}
        >
          Baixar todos (ZIP)
        </Button>
      )}
    </Group>
  )
}

interface PropsDaLista {
  readonly dono: Dono
  readonly todos: readonly Anexo[]
  readonly pastas: readonly string[]
  readonly editar: boolean
  readonly anexos: Usados
  readonly aoRemover: (a: Anexo) => void
}

function Lista({ dono, todos, pastas, editar, anexos, aoRemover }: PropsDaLista) {
  const [aberto, setAberto] = useState<string | null>(null)
  // As they are shown: without a folder first, then folder by folder.
  const vistos = ['', ...pastas].flatMap((p) => todos.filter((a) => a.pasta === p))
  const { item, anuncio } = useOrdenavel({
    quantos: vistos.length,
    mover: (de, para) => {
      const daPasta = vistos.flatMap((a, i) => (a.pasta === vistos[de]?.pasta ? [i] : []))
      const destino = Math.max(daPasta[0] ?? de, Math.min(daPasta.at(-1) ?? de, para))
      if (destino !== de) anexos.ordenar(moverNaLista(vistos, de, destino))
    },
    nome: (i) => vistos[i]?.nome ?? '',
    travado: !editar,
  })
  return (
    <>
      <VisuallyHidden role="status">{anuncio}</VisuallyHidden>
      {['', ...pastas].map((pasta) => (
        <section key={pasta} aria-label={pasta === '' ? 'Arquivos' : `Pasta ${pasta}`}>
          {pasta !== '' && (
            <Title order={2} size="h6" mb="xs">
              {pasta}
            </Title>
          )}
          <ul className="anexos-lista">
            {vistos.map((a, i) =>
              a.pasta === pasta ? (
                <UmAnexo
                  key={a.uid}
                  anexo={a}
                  entidade={dono.entidade}
                  pastas={pastas}
                  editar={editar}
                  ordenavel={item(i)}
                  abrir={() => setAberto(a.uid)}
                  mudar={anexos.mudar}
                  trocar={(arquivo) =>
                    anexos.mandar([arquivo], { tipo: a.tipo, pasta: a.pasta, substitui: a.uid })
                  }
                  remover={() => aoRemover(a)}
                />
              ) : null,
            )}
          </ul>
        </section>
      ))}
      <VerAnexo todos={vistos} aberto={aberto} abrir={setAberto} />
    </>
  )
}
