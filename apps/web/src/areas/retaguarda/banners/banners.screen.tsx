// The banners of the site: declared; where each stands, until when, and how often it was seen and followed.
import { Badge, Group, Text } from '@mantine/core'
import { BANNER } from '@martelo/contracts/banners/banner.cadastro.ts'
import type { LinhaDe } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { IconCamera } from '@martelo/ui/icones-ao-vivo.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { EmptyState } from '@martelo/ui/states.tsx'
import { useState } from 'react'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { CAMPOS_DO_BANNER } from './campos-do-banner.tsx'

type Banner = LinhaDe<typeof BANNER>

export default function Banners() {
  const [agora] = useState(Date.now)
  return (
    <TelaDeCadastro
      cadastro={BANNER}
      campos={CAMPOS_DO_BANNER}
      colunas={[
        {
          id: 'nome',
          titulo: 'Banner',
          largura: 280,
          valor: (b) => b.nome,
          mostrar: figura,
          ordenavel: true,
        },
        {
          id: 'situacao',
          titulo: 'Situação',
          valor: (b) => estado(b, agora)[0],
          mostrar: (b) => <Situacao b={b} agora={agora} />,
        },
      ]}
      vazio={
        <EmptyState
          icon={IconCamera}
          title="Nenhum banner ainda"
          description="Um banner é uma imagem com datas em uma posição do site. Sem banners, o lugar não ocupa espaço."
        />
      }
    />
  )
}

function figura(b: Banner) {
  const alvo = b.leilao ?? b.categoria
  return (
    <Group gap="sm" wrap="nowrap">
      <img src={b.imagem} alt="" style={{ width: '6rem', height: '2rem', objectFit: 'cover' }} />
      <span>
        {b.nome}
        {alvo && (
          <Text size="xs" c="dimmed">
            Só em {alvo}
          </Text>
        )}
      </span>
    </Group>
  )
}

function estado(b: Banner, agora: number): readonly [texto: string, cor: string] {
  if (!b.ativo) return ['Desligado', 'gray']
  if (b.dataInicio && Date.parse(b.dataInicio) > agora) return ['Agendado', 'blue']
  if (b.dataFim && Date.parse(b.dataFim) <= agora) return ['Encerrado', 'gray']
  return ['No ar', 'green']
}

function Situacao({ b, agora }: { b: Banner; agora: number }) {
  const [texto, cor] = estado(b, agora)
  return (
    <>
      <Badge variant="light" color={cor}>
        {texto}
      </Badge>
      {texto === 'Agendado' && b.dataInicio && (
        <Text size="xs" c="dimmed">
          de {formatarDataHora(Date.parse(b.dataInicio))}
        </Text>
      )}
      {b.dataFim && (
        <Text size="xs" c="dimmed">
          até {formatarDataHora(Date.parse(b.dataFim))}
        </Text>
      )}
    </>
  )
}
