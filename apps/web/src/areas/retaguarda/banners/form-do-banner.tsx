// One banner: its place, its pictures in the measures of the place, where it leads, when, and for whom.
import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import {
  aceitaAlvo,
  NOMES_DAS_POSICOES,
  type NomeDaPosicao,
  POSICOES_DE_BANNER,
} from '@martelo/domain/banners/posicoes-de-banner.ts'
import { CATEGORIAS } from '@martelo/domain/lotes/tipos.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, enviar, ErroDeChamada } from '../../../core/api.ts'
import { BarraDeSalvar } from '../../../parts/registro/barra-de-salvar.tsx'
import {
  CampoDataHora,
  CampoEscolha,
  CampoNumero,
  CampoSimNao,
  CampoTexto,
} from '../../../parts/registro/campos.tsx'
import { type Registro, useRegistro } from '../../../parts/registro/usar-registro.ts'
import type { Banner } from './banners.screen.tsx'

interface Valores {
  posicao: NomeDaPosicao
  nome: string
  imagem: string
  imagemMobile: string | null
  urlDestino: string | null
  leiUid: string | null
  categoria: string | null
  ativo: boolean
  prioridade: number
  dataInicio: string | null
  dataFim: string | null
}

const NOVO: Valores = {
  posicao: 'inicio',
  nome: '',
  imagem: '',
  imagemMobile: null,
  urlDestino: null,
  leiUid: null,
  categoria: null,
  ativo: true,
  prioridade: 0,
  dataInicio: null,
  dataFim: null,
}

const valoresDe = ({ uid: _u, leilao: _l, vistos: _v, cliques: _c, ...b }: Banner): Valores => b

/** What was chosen for another place stays in the form while one is being picked, and goes when it is saved. */
const alvoDe = ({ posicao, leiUid, categoria }: Valores) =>
  aceitaAlvo(posicao) ? { leiUid, categoria } : { leiUid: null, categoria: null }

export function FormDoBanner({ b, aoSalvar }: { b: Banner | null; aoSalvar: () => void }) {
  const r = useRegistro<Valores>({
    lido: b === null ? NOVO : valoresDe(b),
    salvar: (d) => chamar('POST /v1/banners', { body: { ...d, ...alvoDe(d), uid: b?.uid ?? null } }),
    aoSalvar,
  })
  const posicao = r.valores.posicao
  return (
    <Stack>
      <CampoEscolha
        r={r}
        campo="posicao"
        rotulo="Posição"
        opcoes={NOMES_DAS_POSICOES.map((value) => ({ value, label: POSICOES_DE_BANNER[value].rotulo }))}
      />
      <CampoTexto
        r={r}
        campo="nome"
        rotulo="O que a imagem mostra"
        obrigatorio
        ajuda="É o que se ouve no lugar da imagem"
      />
      <ImagemDoBanner r={r} campo="imagem" rotulo="Imagem" posicao={posicao} />
      <ImagemDoBanner r={r} campo="imagemMobile" rotulo="Imagem no celular" posicao={posicao} />
      <CampoTexto
        r={r}
        campo="urlDestino"
        rotulo="Leva a"
        ajuda="Uma página do site (/leilao) ou https://…"
      />
      <Group grow align="start">
        <CampoDataHora r={r} campo="dataInicio" rotulo="Início" />
        <CampoDataHora r={r} campo="dataFim" rotulo="Fim" />
      </Group>
      {aceitaAlvo(posicao) && <AlvoDoBanner r={r} />}
      <CampoNumero r={r} campo="prioridade" rotulo="Prioridade" min={0} max={999} />
      <CampoSimNao r={r} campo="ativo" rotulo="No ar" />
      <BarraDeSalvar r={r} sempre={b === null} />
    </Stack>
  )
}

function AlvoDoBanner({ r }: { r: Registro<Valores> }) {
  const leiloes = useQuery({
    queryKey: ['leiloes-para-banner'],
    queryFn: () => chamar('GET /v1/leiloes/lista-site'),
  })
  return (
    <>
      <CampoEscolha
        r={r}
        campo="leiUid"
        rotulo="Só na lista deste leilão"
        nulo
        vazio="Em todas"
        opcoes={(leiloes.data ?? []).map((l) => ({ value: l.uid, label: l.nome }))}
      />
      <CampoEscolha
        r={r}
        campo="categoria"
        rotulo="Só na lista desta categoria"
        nulo
        vazio="Em todas"
        opcoes={CATEGORIAS.map((c) => ({ value: c, label: c }))}
      />
    </>
  )
}

function ImagemDoBanner({
  r,
  campo,
  rotulo,
  posicao,
}: {
  r: Registro<Valores>
  campo: 'imagem' | 'imagemMobile'
  rotulo: string
  posicao: NomeDaPosicao
}) {
  const [recusa, setRecusa] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const url = r.valores[campo]
  const erro = recusa ?? r.erros[campo]
  const mandar = (arquivo: File | null): void => {
    if (arquivo === null) return
    setRecusa(null)
    setEnviando(true)
    enviar('POST /v1/banners/imagem', [arquivo], { body: { posicao, uso: campo } })
      .then((guardada) => r.mudar(campo, guardada.url))
      .catch((e: unknown) =>
        setRecusa(e instanceof ErroDeChamada ? (e.campos[campo] ?? e.message) : 'Não foi possível enviar.'),
      )
      .finally(() => setEnviando(false))
  }
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {rotulo}
      </Text>
      {url && <img src={url} alt={`${rotulo} escolhida`} style={{ maxHeight: '8rem', maxWidth: '100%' }} />}
      <Text size="xs" c="dimmed">
        {POSICOES_DE_BANNER[posicao].orientacao}
      </Text>
      {erro && (
        <Text size="xs" c="red" role="alert">
          {erro}
        </Text>
      )}
      <Group gap="xs">
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={mandar}>
          {(props) => (
            <Button {...props} size="xs" variant="default" loading={enviando} aria-label={`Enviar ${rotulo}`}>
              {url ? 'Trocar' : 'Enviar'}
            </Button>
          )}
        </FileButton>
        {url && campo === 'imagemMobile' && (
          <Button size="xs" variant="subtle" color="red" onClick={() => r.mudar(campo, null)}>
            Retirar
          </Button>
        )}
      </Group>
    </Stack>
  )
}
