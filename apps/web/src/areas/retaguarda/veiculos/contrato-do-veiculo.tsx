// Where a vehicle comes from on paper, how the house sorts it, and what its numbers say by themselves.
import { Anchor, Card, SimpleGrid, TagsInput, Text, Title } from '@mantine/core'
import { CARTEIRA } from '@martelo/contracts/contas/carteira.cadastro.ts'
import { UNIDADE_NEGOCIO } from '@martelo/contracts/contas/unidade-negocio.cadastro.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { VEICULO_CLASSIFICACAO } from '@martelo/contracts/veiculos/veiculo-classificacao.cadastro.ts'
import {
  decodificarChassi,
  fatosEmPalavras,
  ufDaPlaca,
} from '@martelo/domain/veiculos/decodificar-identificadores.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { relogio } from '../../../core/relogio.ts'
import { CampoReferencia } from '../../../kit/cadastro/campo-referencia.tsx'
import { CampoDia, CampoTexto } from '../../../kit/registro/campos.tsx'
import type { Registro } from '../../../kit/registro/usar-registro.ts'
import { SITUACOES_DE_VEICULO } from '../../../parts/estados/situacoes.tsx'
import type { DadosDoFormulario } from './aba-detalhes.tsx'

interface Parte {
  readonly r: Registro<DadosDoFormulario>
  readonly travado: string | null
}

export function Contrato(p: Parte) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Contrato e classificação
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        <CampoReferencia {...p} campo="classificacaoUid" rotulo="Classificação" de={VEICULO_CLASSIFICACAO} />
        <CampoReferencia {...p} campo="carteiraUid" rotulo="Carteira" de={CARTEIRA} />
        <CampoReferencia {...p} campo="unidadeNegocioUid" rotulo="Unidade de negócio" de={UNIDADE_NEGOCIO} />
        <CampoTexto {...p} campo="contrato" rotulo="Contrato" />
        <CampoTexto {...p} campo="ultimoProprietarioNome" rotulo="Último proprietário" />
        <CampoTexto {...p} campo="ultimoProprietarioDocumento" rotulo="CPF ou CNPJ do último proprietário" />
        <CampoTexto {...p} campo="comarca" rotulo="Comarca" />
        <CampoDia {...p} campo="comarcaEntrada" rotulo="Entrada na comarca" />
        <CampoDia {...p} campo="comarcaLiberacao" rotulo="Liberação da comarca" />
        <CampoTexto {...p} campo="integracaoId" rotulo="Código na integração" />
        <CampoTexto {...p} campo="integracaoSituacao" rotulo="Situação na integração" />
        <TagsInput
          label="Etiquetas"
          description="Enter inclui; o estoque é procurado por elas"
          maxTags={20}
          value={p.r.valores.tags ?? []}
          error={p.r.erros.tags}
          disabled={p.travado !== null}
          onChange={(v) => p.r.mudar('tags', v)}
          clearButtonProps={{ 'aria-label': 'Limpar etiquetas' }}
        />
      </SimpleGrid>
    </Card>
  )
}

/** What the chassis and the plate say, and whether another record has them. */
export function FatosDosIdentificadores({ r }: Parte) {
  const { placa, chassi, renavam } = r.valores
  const fatos = fatosEmPalavras(decodificarChassi(chassi ?? '', new Date(relogio.agora()).getFullYear()))
  const uf = ufDaPlaca(placa ?? '')
  return (
    <>
      {(fatos !== '' || uf !== null) && (
        <Text size="sm" c="dimmed" mt="sm">
          {[fatos && `Chassi: ${fatos}`, uf && `Placa de série de ${uf}`].filter(Boolean).join('. ')}
        </Text>
      )}
      <Repetidos placa={placa ?? ''} chassi={chassi ?? ''} renavam={renavam ?? ''} />
    </>
  )
}

const EM_PALAVRAS = { placa: 'placa', chassi: 'chassi', renavam: 'RENAVAM' } as const

function Repetidos(p: { placa: string; chassi: string; renavam: string }) {
  const { uid = 'novo' } = useParams()
  const [procura] = useDebouncedValue(p, 400)
  const { data } = useQuery({
    queryKey: ['veiculos-repetidos', uid, procura.placa, procura.chassi, procura.renavam],
    enabled: [procura.placa, procura.chassi, procura.renavam].some((t) => t.trim().length >= 6),
    queryFn: () =>
      chamar('GET /v1/veiculos/repetidos', {
        query: { ...procura, ...(uid === 'novo' ? {} : { exceto: uid }) },
      }),
  })
  return (
    <div role="status">
      {(data ?? []).map((o) => (
        <Text key={o.uid} size="sm" c="orange.9" mt={4}>
          Mesm{o.campo === 'placa' ? 'a' : 'o'} {EM_PALAVRAS[o.campo]} de{' '}
          <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.veiculo, { uid: o.uid })} size="sm">
            {o.nome}
          </Anchor>{' '}
          ({SITUACOES_DE_VEICULO[o.situacao] ?? o.situacao})
        </Text>
      ))}
    </div>
  )
}
