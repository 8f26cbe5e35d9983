// Reads objects of Kubernetes as YAML from standard input, the way an API server does that refuses unknown fields, and
// holds pods against the "restricted" level of the Pod Security Standards. Prints a line for each fault and a line of sums.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer/json"
	"k8s.io/apimachinery/pkg/util/yaml"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/pod-security-admission/api"
	"k8s.io/pod-security-admission/policy"
	gateway "sigs.k8s.io/gateway-api/apis/v1"
)

func main() {
	objects, pods, faults := 0, 0, 0
	fail := func(name string, reason any) {
		faults++
		fmt.Printf("%s: %v\n", name, reason)
	}
	if err := gateway.Install(scheme.Scheme); err != nil {
		panic(err)
	}
	decoder := json.NewSerializerWithOptions(json.DefaultMetaFactory, scheme.Scheme, scheme.Scheme,
		json.SerializerOptions{Yaml: true, Strict: true})
	evaluator, err := policy.NewEvaluator(policy.DefaultChecks(), nil)
	if err != nil {
		panic(err)
	}
	restricted := api.LevelVersion{Level: api.LevelRestricted, Version: api.LatestVersion()}
	documents := yaml.NewYAMLReader(bufio.NewReader(os.Stdin))
	for {
		document, err := documents.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			panic(err)
		}
		var content map[string]any
		if err := yaml.Unmarshal(document, &content); err != nil {
			fail("document", err)
			continue
		}
		if len(content) == 0 {
			continue
		}
		objects++
		name := fmt.Sprint(content["kind"], " ", content["metadata"].(map[string]any)["name"])
		object, _, err := decoder.Decode(document, nil, nil)
		if err != nil {
			fail(name, err)
			continue
		}
		if template := podOf(object); template != nil {
			pods++
			for _, result := range evaluator.EvaluatePod(restricted, &template.ObjectMeta, &template.Spec) {
				if !result.Allowed {
					fail(name, result.ForbiddenReason+": "+result.ForbiddenDetail)
				}
			}
		}
	}
	fmt.Printf("%d objects, %d with pods, %d faults\n", objects, pods, faults)
	if faults > 0 || objects == 0 {
		os.Exit(1)
	}
}

func podOf(object runtime.Object) *corev1.PodTemplateSpec {
	switch owner := object.(type) {
	case *appsv1.Deployment:
		return &owner.Spec.Template
	case *batchv1.CronJob:
		return &owner.Spec.JobTemplate.Spec.Template
	}
	return nil
}
