// The grid of the contact sheet: one photograph has the focus, and keys act on it.
import {
  ActionIcon,
  Badge,
  Card,
  Checkbox,
  Group,
  Image,
  Select,
  SimpleGrid,
  Skeleton,
  Text,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { tipoDosItens } from '@martelo/domain/veiculos/itens-por-tipo-de-lote.ts'
import { IconBlur, IconCheck, IconStar, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'

export type FotoDaFolha = RespostaDe<Calls['GET /v1/fotos/qb']>[number]

interface Props {
  readonly fotos: readonly FotoDaFolha[]
  readonly carregando: boolean
  readonly marcadas: ReadonlySet<string>
  readonly marcar: (uid: string) => void
  readonly aprovar: (f: FotoDaFolha) => void
  readonly recusar: (f: FotoDaFolha) => void
  readonly capa: (f: FotoDaFolha) => void
  readonly posicao: (f: FotoDaFolha, posicaoUid: string | null) => void
  readonly borrar: (f: FotoDaFolha) => void
}

export function FolhaDeContato(p: Props) {
  const { data: posicoes } = useQuery({
    queryKey: ['modelo-fotos'],
    queryFn: () =>
      chamar('GET /v1/modelo-fotos-site/qb', {
        query: { pagina: 1, porPagina: 200, ordenar: 'ordem', ativo: 'sim' },
      }),
  })
  const grade = useRef<HTMLDivElement>(null)
  if (p.carregando) return <Skeleton height={400} />
  if (p.fotos.length === 0) return <Text c="dimmed">Nenhuma foto aqui.</Text>
  const focar = (de: HTMLElement, passo: number): void => {
    const cartoes = [...(grade.current?.querySelectorAll<HTMLElement>('[data-foto]') ?? [])]
    cartoes[cartoes.indexOf(de) + passo]?.focus()
  }
  const porLinha = (): number => {
    const cartoes = [...(grade.current?.querySelectorAll<HTMLElement>('[data-foto]') ?? [])]
    const topo = cartoes[0]?.offsetTop
    return Math.max(1, cartoes.filter((c) => c.offsetTop === topo).length)
  }
  const aoTeclar = (f: FotoDaFolha, e: KeyboardEvent<HTMLElement>): void => {
    // Keys of the selector inside the card are its own.
    if (e.target !== e.currentTarget || e.ctrlKey || e.metaKey || e.altKey) return
    const atos: Readonly<Record<string, () => void>> = {
      ArrowRight: () => focar(e.currentTarget, 1),
      ArrowLeft: () => focar(e.currentTarget, -1),
      ArrowDown: () => focar(e.currentTarget, porLinha()),
      ArrowUp: () => focar(e.currentTarget, -porLinha()),
      a: () => p.aprovar(f),
      r: () => p.recusar(f),
      c: () => p.capa(f),
      b: () => p.borrar(f),
      ' ': () => p.marcar(f.uid),
    }
    const ato = atos[e.key.length === 1 ? e.key.toLowerCase() : e.key]
    if (ato === undefined) return
    e.preventDefault()
    ato()
  }
  const doTipo = (f: FotoDaFolha) =>
    (posicoes ?? [])
      .filter((m) => m.tipo === 'TODOS' || m.tipo === tipoDosItens(f.veiculo.tipoId))
      .map((m) => ({ value: m.uid, label: m.nome }))
  return (
    <SimpleGrid ref={grade} cols={{ base: 1, xs: 2, sm: 3, lg: 4, xl: 5 }}>
      {p.fotos.map((f) => (
        <Cartao key={f.uid} f={f} p={p} opcoes={doTipo(f)} aoTeclar={(e) => aoTeclar(f, e)} />
      ))}
    </SimpleGrid>
  )
}

function Cartao({
  f,
  p,
  opcoes,
  aoTeclar,
}: {
  f: FotoDaFolha
  p: Props
  opcoes: { value: string; label: string }[]
  aoTeclar: (e: KeyboardEvent<HTMLElement>) => void
}) {
  const nome = `${f.veiculo.nome}, foto ${f.ordem}`
  const versao = f.versoes.find((v) => v.largura >= 640) ?? f.versoes.at(-1)
  return (
    <Card
      withBorder
      padding="xs"
      tabIndex={0}
      data-foto={f.uid}
      aria-label={nome}
      role="group"
      onKeyDown={aoTeclar}
    >
      <Card.Section style={{ background: f.cor, aspectRatio: '4 / 3' }}>
        <Image src={versao?.url} alt={f.legenda || nome} h="100%" fit="cover" loading="lazy" />
      </Card.Section>
      <Group justify="space-between" wrap="nowrap" mt="xs" gap={4}>
        <Checkbox
          size="xs"
          checked={p.marcadas.has(f.uid)}
          onChange={() => p.marcar(f.uid)}
          aria-label={`Marcar ${nome}`}
        />
        <DeQuem f={f} />
        {f.capa && (
          <Badge size="xs" color="dark" tt="none">
            Capa
          </Badge>
        )}
      </Group>
      {f.motivoRecusa && (
        <Text size="xs" c="red" mt={4}>
          {f.motivoRecusa}
        </Text>
      )}
      <Select
        size="xs"
        mt={6}
        aria-label={`Posição de ${nome}`}
        placeholder="Posição"
        data={opcoes}
        value={f.posicaoUid}
        onChange={(v) => p.posicao(f, v)}
        clearable
        clearButtonProps={{ 'aria-label': `Tirar a posição de ${nome}` }}
      />
      <Botoes f={f} p={p} nome={nome} />
    </Card>
  )
}

/** The lot, the plate and the name of the photographed vehicle, as a link to its photographs. */
function DeQuem({ f }: { f: FotoDaFolha }) {
  return (
    <Text
      size="xs"
      lineClamp={1}
      component={Link}
      to={`${caminho(TELAS_RETAGUARDA.veiculo, { uid: f.veiculo.uid })}?aba=fotos`}
      style={{ flex: 1 }}
    >
      {[
        f.veiculo.lote && `Lote ${f.veiculo.lote}`,
        f.veiculo.placa && formatarPlaca(f.veiculo.placa),
        f.veiculo.nome,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  )
}

function Botoes({ f, p, nome }: { f: FotoDaFolha; p: Props; nome: string }) {
  return (
    <Group gap={4} mt={6} wrap="nowrap">
      <ActionIcon variant="light" color="green" aria-label={`Aprovar ${nome}`} onClick={() => p.aprovar(f)}>
        <IconCheck size={16} />
      </ActionIcon>
      <ActionIcon variant="light" color="red" aria-label={`Recusar ${nome}`} onClick={() => p.recusar(f)}>
        <IconX size={16} />
      </ActionIcon>
      <ActionIcon variant="light" color="gray" aria-label={`Fazer capa: ${nome}`} onClick={() => p.capa(f)}>
        <IconStar size={16} />
      </ActionIcon>
      <ActionIcon
        variant="light"
        color="gray"
        aria-label={`Borrar área de ${nome}`}
        onClick={() => p.borrar(f)}
      >
        <IconBlur size={16} />
      </ActionIcon>
      {f.borrada && (
        <Badge size="xs" variant="light" color="gray" tt="none">
          borrada
        </Badge>
      )}
    </Group>
  )
}
